"""Reading back what was spoken."""

from farwhist.ui.voice.messages import MOST, Messages


def test_messages_are_read_back_one_by_one_and_forward_again() -> None:
    messages = Messages()
    assert messages.again() == messages.earlier() == messages.later() == messages.last == ""
    for text in ("one", "two", "three"):
        messages.add(text)
    assert messages.last == messages.again() == "three"
    assert [messages.earlier() for _ in range(3)] == ["two", "one", "one"]
    assert [messages.later() for _ in range(3)] == ["two", "three", "three"]


def test_a_new_message_is_the_place_from_which_one_goes_back() -> None:
    messages = Messages()
    for text in ("one", "two"):
        messages.add(text)
    messages.earlier()
    messages.add("three")
    assert messages.earlier() == "two"


def test_the_oldest_are_forgotten_first_and_all_for_another_listener() -> None:
    messages = Messages()
    for number in range(MOST + 5):
        messages.add(str(number))
    assert [messages.earlier() for _ in range(MOST)][-1] == "5"
    messages.forget()
    assert messages.again() == messages.last == ""
