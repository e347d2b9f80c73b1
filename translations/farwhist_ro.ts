<?xml version="1.0" encoding="utf-8"?>
<!DOCTYPE TS>
<TS version="2.1" language="ro" sourcelanguage="en">
<context>
    <name>Bidding</name>
    <message>
        <source>How many tricks will you take?</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>&amp;Look at my cards</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Change bid</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Ready</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>You may change your bid until everybody is ready.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Bids are secret until everybody is ready.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Bids so far: {total} of {tricks}</source>
        <translation type="unfinished"></translation>
    </message>
</context>
<context>
    <name>Calls</name>
    <message>
        <source>Done</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Which suit is trump?</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>How many tricks with a trump of your choice?</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>&amp;Pass</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Your call</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Look at my cards</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Pass</source>
        <translation type="unfinished"></translation>
    </message>
</context>
<context>
    <name>Card after with</name>
    <message>
        <source>the ace of {suit}</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>the king of {suit}</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>the queen of {suit}</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>the jack of {suit}</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>the ten of {suit}</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>the nine of {suit}</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>the eight of {suit}</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>the seven of {suit}</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>the six of {suit}</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>the five of {suit}</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>the four of {suit}</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>the three of {suit}</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>the two of {suit}</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>the red joker</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>the black joker</source>
        <translation type="unfinished"></translation>
    </message>
</context>
<context>
    <name>Card at the start of a sentence</name>
    <message>
        <source>The ace of {suit}</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>The king of {suit}</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>The queen of {suit}</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>The jack of {suit}</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>The ten of {suit}</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>The nine of {suit}</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>The eight of {suit}</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>The seven of {suit}</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>The six of {suit}</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>The five of {suit}</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>The four of {suit}</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>The three of {suit}</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>The two of {suit}</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>The red joker</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>The black joker</source>
        <translation type="unfinished"></translation>
    </message>
</context>
<context>
    <name>Card by itself</name>
    <message>
        <source>ace of {suit}</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>king of {suit}</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>queen of {suit}</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>jack of {suit}</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>ten of {suit}</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>nine of {suit}</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>eight of {suit}</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>seven of {suit}</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>six of {suit}</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>five of {suit}</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>four of {suit}</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>three of {suit}</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>two of {suit}</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>red joker</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>black joker</source>
        <translation type="unfinished"></translation>
    </message>
</context>
<context>
    <name>Card that is played</name>
    <message>
        <source>the ace of {suit}</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>the king of {suit}</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>the queen of {suit}</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>the jack of {suit}</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>the ten of {suit}</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>the nine of {suit}</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>the eight of {suit}</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>the seven of {suit}</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>the six of {suit}</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>the five of {suit}</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>the four of {suit}</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>the three of {suit}</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>the two of {suit}</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>the red joker</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>the black joker</source>
        <translation type="unfinished"></translation>
    </message>
</context>
<context>
    <name>Claim</name>
    <message>
        <source>Finish deal</source>
        <translation type="unfinished"></translation>
    </message>
</context>
<context>
    <name>Counts</name>
    <message numerus="yes">
        <source>%n card(s)</source>
        <translation type="unfinished">
            <numerusform></numerusform>
            <numerusform></numerusform>
            <numerusform></numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n bid(s)</source>
        <translation type="unfinished">
            <numerusform></numerusform>
            <numerusform></numerusform>
            <numerusform></numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>for %n trick(s)</source>
        <translation type="unfinished">
            <numerusform></numerusform>
            <numerusform></numerusform>
            <numerusform></numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n deal(s)</source>
        <translation type="unfinished">
            <numerusform></numerusform>
            <numerusform></numerusform>
            <numerusform></numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n short</source>
        <translation type="unfinished">
            <numerusform></numerusform>
            <numerusform></numerusform>
            <numerusform></numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n over</source>
        <translation type="unfinished">
            <numerusform></numerusform>
            <numerusform></numerusform>
            <numerusform></numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n point(s)</source>
        <translation type="unfinished">
            <numerusform></numerusform>
            <numerusform></numerusform>
            <numerusform></numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n player(s)</source>
        <translation type="unfinished">
            <numerusform></numerusform>
            <numerusform></numerusform>
            <numerusform></numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n spade(s)</source>
        <translation type="unfinished">
            <numerusform></numerusform>
            <numerusform></numerusform>
            <numerusform></numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n heart(s)</source>
        <translation type="unfinished">
            <numerusform></numerusform>
            <numerusform></numerusform>
            <numerusform></numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n diamond(s)</source>
        <translation type="unfinished">
            <numerusform></numerusform>
            <numerusform></numerusform>
            <numerusform></numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n club(s)</source>
        <translation type="unfinished">
            <numerusform></numerusform>
            <numerusform></numerusform>
            <numerusform></numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>Claim the last %n trick(s)</source>
        <translation type="unfinished">
            <numerusform></numerusform>
            <numerusform></numerusform>
            <numerusform></numerusform>
        </translation>
    </message>
</context>
<context>
    <name>Formula</name>
    <message>
        <source>exact</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>fixed for this bid</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>bid of 0 made</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>cards, for a bid of 0</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>bid</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>bid squared</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>1 + 2 + … up to the bid</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>cards of the deal</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>more for a short deal</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>missed</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>bid of 0 missed</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>tricks taken</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>tricks off</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>1 + 2 + … up to the tricks off</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>tricks off, squared</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>the sum is halved</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>for the points the table has lost</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>for everybody who missed</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>every trick bid and taken</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>bid blind</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>for the run of deals</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>doubled: a spade was turned up</source>
        <translation type="unfinished"></translation>
    </message>
</context>
<context>
    <name>Games</name>
    <message>
        <source>Bastard</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Bid Whist</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Classic Whist</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Elevator Whist</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Knock-out Whist</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Oh Hell!</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Romanian Whist</source>
        <translation type="unfinished"></translation>
    </message>
</context>
<context>
    <name>Keys</name>
    <message>
        <source>Keyboard shortcuts</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Command</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Keys</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Conflict</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>&amp;Single letters work as keys on the table</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>New key</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>S&amp;et</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>&amp;Add</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>&amp;No key</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>New &amp;key:</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>“{one}” and “{other}” have the same key.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Everywhere</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>On the table</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>In the hand</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>While bidding</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>New match</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Quit</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Undo</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Redo</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Score sheet and charts</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Score sheet</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Event log</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Full screen</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Go on, finish motion</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Pause</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Mute</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Last trick</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Put away</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Say the trick so far</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Say bids and tricks</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Say trump and deal</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Say my cards</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Say the last message again</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Previous card</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Next card</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Next playable card</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Previous playable card</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>First card</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Last card</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Play the card</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Spades</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Hearts</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Diamonds</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Clubs</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Previous number</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Next number</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Next suit</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Previous suit</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Lowest number</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Highest number</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Ready, done</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>No trump</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Pass</source>
        <translation type="unfinished"></translation>
    </message>
</context>
<context>
    <name>Log</name>
    <message>
        <source>Event log</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Deal {deal} begins: {cards} for each player.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Deal {deal} of {deals} begins: {cards} for each player.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>You deal.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>{name} deals.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>You sit out.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>{name} sits out.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>You hold {cards}.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>{name} holds {cards}.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>You do not see your own cards.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>The cards are dealt.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>You look at your cards: {cards}.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>{name} looks at the cards dealt.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>{card} is turned up.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>{card} is cut and shuffled back.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>You show {card}; the card stays in your hand.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>{name} shows {card}; the card stays in the hand.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>You name the trump: {suit}.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>{name} names the trump: {suit}.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>There is no trump.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>{suit} are trump.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>You change your bid.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>{name} changes the bid.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>You are ready.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>{name} is ready.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>you {bid}</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>{name} {bid}</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>The bids are open: {bids}.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Only the sum of the bids is told.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>{name} bids; the bids so far add up to {total}.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>You keep your bid of {bid}.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>{name} keeps the bid of {bid}.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Your bid becomes {bid}.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>The bid of {name} becomes {bid}.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>You bid {bid} without seeing your cards.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>{name} bids {bid} without seeing the cards.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>You bid {bid}.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>{name} bids {bid}.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>You offer {tricks} with {suit}.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>{name} offers {tricks} with {suit}.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>You look at your cards before you bid.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>{name} looks at the cards before bidding.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>You pass.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>{name} passes.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>You play {card}.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>{name} plays {card}.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>You lead {card}.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>{name} leads {card}.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>You take the trick with {card}.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>{name} takes the trick with {card}.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Deal {deal} is scored.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>The deal does not count and is played again.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>You sat out: {points}, {total} in all.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>{name} sat out: {points}, {total} in all.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>You bid {bid} and took {taken}, {result}: {points}, {total} in all.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>{name} bid {bid} and took {taken}, {result}: {points}, {total} in all.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>The match is over.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Place {place}: you, with {points}.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Place {place}: {name}, with {points}.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>A match of {players} begins.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Together {bids} {tricks}: under by {count}.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Together {bids} {tricks}: over by {count}.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Together {bids} {tricks}: everybody can make it.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>minus {points}</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>{points} points</source>
        <translation type="unfinished"></translation>
    </message>
</context>
<context>
    <name>Look</name>
    <message>
        <source>Table, motion and sound</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>&amp;Speed:</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Slow</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Normal</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Fast</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Instant</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>&amp;Wait for a click or Space</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>&amp;Pause after a trick:</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>&amp;Motion:</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Follow the system</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Full</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Reduced</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>None</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>&amp;Test</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>&amp;Volume:</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>&amp;Felt:</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Green salon</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Navy club</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Burgundy</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Charcoal</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Daylight</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Felt te&amp;xture</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>W&amp;indows:</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Light</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Dark</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>{seconds} s</source>
        <translation type="unfinished"></translation>
    </message>
</context>
<context>
    <name>Menu</name>
    <message>
        <source>&amp;Event log</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>&amp;Keyboard shortcuts…</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Single-&amp;letter keys</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>&amp;Text size</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>&amp;High contrast</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>&amp;As the system</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>&amp;On</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>O&amp;ff</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>&amp;Announcements</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>&amp;Everything</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>&amp;My turn and results</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>&amp;Off</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>&amp;New match…</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>&amp;Quit</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>&amp;Undo</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>&amp;Redo</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>&amp;Last trick</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>&amp;Go on</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>&amp;Pause</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>&amp;Table, motion and sound…</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>&amp;Mute</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Score s&amp;heet and charts</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>&amp;Full screen</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Next &amp;pane</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>&amp;Slow</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>&amp;Normal</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>&amp;Fast</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>&amp;Instant</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>&amp;Very short</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>&amp;Short</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>&amp;Long</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>&amp;Wait for a click</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>&amp;Score sheet at the side</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>&amp;Game</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>&amp;Play</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>&amp;View</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>&amp;Settings</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>&amp;Speed</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>&amp;Pause after a trick</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Take back your last move and the answers to it</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Available when you have made a move</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Make the move again that was taken back</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Available when a move has been taken back</source>
        <translation type="unfinished"></translation>
    </message>
</context>
<context>
    <name>New match</name>
    <message>
        <source>New match</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>&amp;Play</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>&amp;Game:</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>P&amp;layers:</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Played until somebody reaches the target.</source>
        <translation type="unfinished"></translation>
    </message>
</context>
<context>
    <name>Notice</name>
    <message>
        <source>&amp;Close</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>The saved match could not be read. It was set aside as {file}, and a new match begins.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>The match cannot be saved: {problem}. You can play on; what you play now is lost when you close the window.</source>
        <translation type="unfinished"></translation>
    </message>
</context>
<context>
    <name>Objections</name>
    <message>
        <source>It is not your turn.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>The match is over.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>That cannot be done now.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>You do not hold that card.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>You must follow suit: {suit}.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>You must beat the best card if you can.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>You are void and must play a trump: {suit}.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>You must play a higher trump if you can.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Trumps may not be led until one has been played on another suit.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Trumps may not be led to the first trick.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Trumps may only be led when you hold nothing else.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Bid a number from 0 to {most}.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>The last bidder may not say {bid}: the bids would add up to {total}.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>The bids must add up to more than {total}.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>The bids must add up to exactly {total}.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>In the second round a bid is kept or raised by one.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Nobody may bid 0 in two deals running.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>In the last trick the card must be played.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>All others have passed: the dealer must bid.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>The lowest bid is {least}.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>A bid must outrank the one before.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Without trump a joker may only be led when you hold nothing else.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>You are void and must play a joker.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>The pile is open: you must play.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>With two players left, whoever can play must play.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>The player before you passed, so you must play if you can.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>A joker goes only on the other colour.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Red goes on black, and black goes on red.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>You must play higher.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>You must play lower.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>You must give a card.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Cards laid together must be of one rank.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Cards laid together must alternate red and black.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Jokers are laid one at a time.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Lay cards of one colour in the order in which you hold them.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Bid at least {least} tricks, or pass.</source>
        <translation type="unfinished"></translation>
    </message>
</context>
<context>
    <name>Options</name>
    <message>
        <source>Pack</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>How many cards: the highest ranks are kept. 8N keeps two ranks for each player, “spanish” leaves out 8, 9 and 10, “even” leaves out twos until all can be dealt.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Rank of the cards</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Ace high; or the Spanish order A 3 K Q J 7 6 5 4 2; or with the trump jack and the other jack of its colour as the two highest trumps.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Who sits out</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>The dealer can sit each deal out, so that one more can play.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Direction of play</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Which way the deal, the bids and the play go round.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Deal sequence</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>How many cards are dealt in each deal.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Own sequence</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Sizes such as 1,3,5, or first/turn/last such as 10/1/10, with a step behind if you want one. A letter behind a size: n no trump, m all bid 0, b bid before looking, r trump turned after the bids, f forehead, h hidden.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Most cards a player</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>The largest deal; “auto” is as many as the pack allows.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Deal the peak once</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>When going up by two misses the largest deal, it is dealt once.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Each size by every dealer</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Every size of the sequence is dealt once by each player.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Forehead and hidden deal at the end</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Adds one forehead and one hidden deal of one card.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Deals of one card</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Played normally; or you see every card but your own; or nobody sees a card before all have bid.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Bid before looking</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>In every deal all bid before they look at their cards.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Trump</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>How the trump suit is found.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Order of trumps</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>The trumps of the deals in turn, such as S,H,C,D,NT.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Trump suit</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>The suit that is trump in every deal.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>No trump in the draw</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>No trump can be drawn as well as a suit.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>A court card means no trump</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>A king, queen or jack that is turned up means no trump.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Largest deals without trump</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>The largest deals are no trump even when cards are left over.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Trump when all cards are dealt</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>When no card is left to turn: no trump, the dealer&apos;s last card, a card cut before the deal, the dealer&apos;s choice before the deal, or an auction.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Bidding</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>All at once, hidden until everyone is ready; or openly in turn.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>First bidder</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Who speaks first.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Limit on the last bid</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>The last bidder may not make the bids add up to the number of tricks: never, always, from a certain size on, or in all deals but the last.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Limit from this many cards</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>In smaller deals the last bidder is free.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Sum of the bids</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Free; above the number of tricks; or exactly equal, and the deal is played again until all have made their bids.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Tries together</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>So often such a deal is played before it counts in any case.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Second round of bids</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>After all have bid, each may raise its bid by one.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>What is shown of the bids</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Every bid, or only their sum until the deal is over.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Never 0 twice running</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Nobody may bid 0 in two deals running.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Blind bids</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>A player far behind may bid before looking and before the others, for extra points.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Blind when this far behind</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Points behind the leader at the start of the deal.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Extra for a made blind bid</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Points on top of the ordinary ones.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>First lead</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Who leads to the first trick.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Leading trumps</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Any time; once a trump has been played on another suit; after the first trick; or only when one holds nothing else.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Must ruff</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Whoever cannot follow suit must play a trump.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Must over-ruff</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>That trump must beat the trumps already played, if possible.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Free when unable to over-ruff</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Whoever cannot over-ruff may play any card.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Must beat</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Whoever follows suit must beat the best card of it, if possible.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Trump any time</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>A trump may be played although one could follow suit.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Scoring</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>The points of a deal: a named scheme, or a record of your own.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Extra for all tricks</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Points on top for bidding and taking every trick.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Spades count double</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>All points of a deal are doubled when a spade is turned up.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Premium for a run</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Several deals made in a row win points, missed ones lose them.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Length of the run</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>So many deals in a row.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Premium</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Points won or lost.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>One-card deals in a run</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>They are passed over, end the run, or count like the others.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>A new run after a premium</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Counting begins anew, so that a long run pays again.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>End of the match</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>After the whole sequence, or when somebody reaches a score.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Tours</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>How often the sequence is played.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Points to reach</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>The match ends when a total reaches this.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>When points are looked at</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>After every deal, or at the end of each tour of the sequence.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Most deals</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>A match to points ends after so many deals in any case.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Equal scores</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>They share the place; or another largest deal is played; or the larger sum of made bids, or the most tricks of the match, decides.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Packs</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>“auto” takes two packs from seven players on.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Coloured jokers</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>A joker goes only on the other colour, and the other colour on it.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Card given as a penalty</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Chosen by the giver, or drawn.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Games in a session</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>The points of so many games are added up.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Points</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>1 for winners and -1 for the last; or one for each player behind.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Kitty</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Off: thirteen cards each, no jokers, no free trick.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Jokers</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>None, one or two; the kitty has 4, 5 or 6 cards.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Lowest bid</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>The level that the first bid must have.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Low beats high</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>At the same level downtown outranks uptown.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Sport the kitty</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Whether the kitty is shown to all after the bids.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Bidder gets the kitty</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>The high bidder takes it and lays as many away.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Bidder leads</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Otherwise the eldest hand leads.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Double for no trump</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>A no-trump contract wins and loses twice as much.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Defenders score</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Defenders score their tricks above six.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Only the bid scores</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>A made bid scores its level, not all tricks taken.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Jokers without trump</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Thrown off when void; must be thrown off when void; or at any time.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Leading a joker without trump</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Allowed, or only when one holds nothing else.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Honours</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Three of the four top trumps, as dealt, score 2, all four 4.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Cards in the first deal</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Each later deal has one card fewer.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Dog&apos;s life</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>The first players to take no trick get one card in the next deal.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Blind dog</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>The next players to take no trick get one card that they may not look at.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>All tricks win at once</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Whoever takes every trick of a deal wins the game.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Any time; once a trump has been played on another suit; or not to the first trick, unless one holds nothing else.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>First trump</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>A turned card, a drawn suit, or the choice of who cuts the highest card.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Naming trump</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>After or before seeing the new hand.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>No trump may be named</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Whoever names trump may choose none.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Equal tricks</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Who names trump when several took most tricks: a cut, the last trick, or a turned card instead.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Misère</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Two or more tricks put a player out.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Play</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>To a score, or a number of hands.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Play to</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>The score that ends the match.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Hands</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>After so many hands the higher score wins.</source>
        <translation type="unfinished"></translation>
    </message>
</context>
<context>
    <name>Plate</name>
    <message>
        <source>Ready</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>thinking</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Your bid?</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>sits out</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>{taken} taken</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>D</source>
        <comment>first letter of dealer</comment>
        <translation type="unfinished"></translation>
    </message>
</context>
<context>
    <name>Players</name>
    <message>
        <source>West</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Nora</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Eddie</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Sven</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Ilse</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Bruno</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Mira</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>You</source>
        <translation type="unfinished"></translation>
    </message>
</context>
<context>
    <name>Presets</name>
    <message>
        <source>Bastard</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Get rid of your cards: red on black, higher, until an ace.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Bid Whist</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>As at Trickster&apos;s tables: the kitty stays out of play.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Bid Whist, bidder takes the kitty</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>The high bidder takes the kitty and leads.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Classic Whist</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>With a partner, the odd tricks count.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Elevator Whist</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Bid in secret, reveal together, and take exactly what you bid.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Elevator Whist, bids in turn</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>The same deals with open bids and a limit on the last one.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Elevator Whist, 32 cards</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Two ranks for each player, and whoever is void must ruff.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Knock-out Whist</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Take a trick or drop out; the last one left wins.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Knock-out Whist without second chances</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Whoever takes no trick is out at once.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Oh Hell!</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Ten cards down to one and up again; every trick counts.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Blackout</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Like Oh Hell, but a missed bid scores nothing.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>German Bridge</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>The squares of bid and error decide.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Ascenseur</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>The French game: down to one card and up again.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Ascenseur, from one card</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>The French game the other way round: up first.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Ascenseur, whole pack</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>As many cards as the pack allows; without trump when all are dealt.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Ascenseur 2+1</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>A made bid scores 2 and 1 a trick, a miss costs 1 a trick off.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>La Podrida</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>With one-card deals for every dealer and three points a trick.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Nomination Whist</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Trumps go round: spades, hearts, clubs, diamonds, none.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Boerenbridge</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>The Dutch game: two points a trick, either way.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Judgement</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Ten cards down to one, trumps in turn, all or nothing.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Romanian Whist 1-8-1</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>From one card to eight and back; whoever is void must ruff.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Romanian Whist 8-1-8</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>From eight cards to one and back.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Romanian Whist with premium</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Five deals in a row win or lose ten points more.</source>
        <translation type="unfinished"></translation>
    </message>
</context>
<context>
    <name>Ranking</name>
    <message>
        <source>You were exact in {exact} of {deals} deals ({percent} %) · best deal {points} (deal {number}) · average place {place}</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Nobody was exact more often than you.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>You were exact {run} times in a row.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Deals after which you were in front: {led}.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Every match begins at nought: the next one is yours to win.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>&amp;New match…</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>&amp;Score sheet</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Play again</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>You share the first place.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>You win the match.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>The match goes to {names}.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>You were exact in {exact} of {deals} deals.</source>
        <translation type="unfinished"></translation>
    </message>
</context>
<context>
    <name>Refusals</name>
    <message>
        <source>There is no option “{option}” here.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>“{value}” is no value for {option}: choose one of {legal}.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>{players} players cannot play this: choose from {least} to {most}.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>{players} players with {size} cards each need {need} of {pack} cards: choose fewer players, fewer cards or a larger pack.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>{players} players with {size} cards each need {need} of {pack} cards: set the most cards a player to {most} or less.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>“{value}” is no list of deals: write sizes such as 1,3,5 or first/turn/last such as 10/1/10, with a step behind if you want one.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>“{value}” is no scoring scheme: choose a named one or write a record such as M0=10 M1=1 Xd=-1.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>“{value}” is no list of trumps: write suits such as S,H,D,C,NT.</source>
        <translation type="unfinished"></translation>
    </message>
</context>
<context>
    <name>Results</name>
    <message>
        <source>exact</source>
        <translation type="unfinished"></translation>
    </message>
</context>
<context>
    <name>Scores</name>
    <message>
        <source>Scores</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Score sheet</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Rank</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Points</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Deal {deal}</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Deal</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Cards</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Trump</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Bids</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>played again</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Sum</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Exact</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>(running)</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>&amp;Points</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>&amp;Rank</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>&amp;Copy</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>&amp;Save CSV…</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Pr&amp;int…</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>C&amp;lose</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Score sheet – {game}</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>The score sheet was copied.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Save the score sheet</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Table (*.csv)</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>{file} cannot be written: {problem}. Choose another place.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Saved as {file}.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>The printer did not take the score sheet.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>{total} of {tricks}  ▼ under {count}</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>{total} of {tricks}  ▲ over {count}</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>{total} of {tricks}  equal</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>{exact} of {deals}</source>
        <translation type="unfinished"></translation>
    </message>
</context>
<context>
    <name>Spoken</name>
    <message>
        <source>Your hand, {cards}</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>not your turn to play</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>playable</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>not playable: {why}</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>You</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>dealer</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>sits out</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>taken {taken}</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>ready</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>no bid yet</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>bid hidden</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>bid {bid}</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>needs {count}</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>over by {count}</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>exact so far</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>{name}: {card}</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>you</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Trick so far: {cards}.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>No card has been played to this trick.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Trump is not known yet.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>There is no trump.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Trump: {suit}.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Trump: {suit}, {card} turned up.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>No cards have been dealt.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Deal {deal}, {cards}, {tricks} of {size} tricks played.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Deal {deal} of {deals}, {cards}, {tricks} of {size} tricks played.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>You do not see your cards.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>You hold no cards.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>You hold {cards}.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Playable: {cards}.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Your turn.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>You lead.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>A joker was led.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>{suit} led.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>You hold no {suit}.</source>
        <translation type="unfinished"></translation>
    </message>
</context>
<context>
    <name>Status</name>
    <message>
        <source>Your turn: lead a card.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Your turn: follow suit, {suit}.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Your turn: play a card that is lit.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Name the trump suit.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Offer a number of tricks with a trump suit, or pass.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Bid without seeing your cards, or look at them first.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>You are ready. You may change your bid until all are.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Choose your bid, then press Ready.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Your turn.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Waiting for {names}.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>You take the trick with {card}.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>{name} takes the trick with {card}.</source>
        <translation type="unfinished"></translation>
    </message>
</context>
<context>
    <name>Suit keys</name>
    <message>
        <source>S</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>H</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>D</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>C</source>
        <translation type="unfinished"></translation>
    </message>
</context>
<context>
    <name>Suit of a card</name>
    <message>
        <source>spades</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>hearts</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>diamonds</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>clubs</source>
        <translation type="unfinished"></translation>
    </message>
</context>
<context>
    <name>Suits</name>
    <message>
        <source>spades</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>hearts</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>diamonds</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>clubs</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Spades</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Hearts</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Diamonds</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Clubs</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>no trump</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>No trump</source>
        <translation type="unfinished"></translation>
    </message>
</context>
<context>
    <name>Summary</name>
    <message>
        <source>bid</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>took</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>points</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>sum</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>place</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Your longest exact run: {run}.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Result</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Next deal</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Deal {deal} – {cards}, {trump}</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>The deal does not count and is played again.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>You sat out.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>You bid {bid} and took {taken}: {result}, {points}.</source>
        <translation type="unfinished"></translation>
    </message>
</context>
<context>
    <name>Table</name>
    <message>
        <source>Paused – press P to go on</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Trump not known yet</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>No trump</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Trump {symbol} {suit}</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Deal {deal} · {cards}</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Deal {deal}/{deals} · {cards}</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>under by {count}: somebody must take too many</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>over by {count}: somebody will go down</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>equal: everybody can make it</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>{ready} of {seats} ready</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>bids so far {total} of {tricks}</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>bids {total} of {tricks}: ▼ under by {count}</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>bids {total} of {tricks}: ▲ over by {count}</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>bids {total} of {tricks}: equal</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Last trick (L)</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Trick {trick} of {tricks} – yours</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Trick {trick} of {tricks} – won by {name}</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>{card} – playable</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>{card} – not playable</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Click or press Space to go on</source>
        <translation type="unfinished"></translation>
    </message>
</context>
<context>
    <name>Window</name>
    <message>
        <source>Far Whist – {game}</source>
        <translation type="unfinished"></translation>
    </message>
</context>
</TS>
