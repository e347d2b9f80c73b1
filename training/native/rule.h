/* The simple opponent that counts: farwhist/bots/exact/counting_bot.py and bidding.py. Trumps below the
   card that was turned count as one stronger than there, and of equals the first suit is taken. */
static int beaten_by(const Known *known, int card) {
    return bits(row_of(known->unseen, card >> 5) & -(2u << (card & 31)));
}

static double chance_to_win(const Known *known, int card, double held) {
    double fall = known->trump == NO_TRUMP ? 0.45 : 0.68, safe = 1;
    for (int n = beaten_by(known, card); n; n--) safe *= 1 - fall * held;
    if (card >> 5 == known->trump) return safe;
    int length = bits(row_of(known->mine, card >> 5)), out = bits(row_of(known->unseen, card >> 5));
    double follow = held * out / (2.2 * 3);
    if (follow > 1) follow = 1;
    double ruffed = known->trump == NO_TRUMP ? 0 : (1 - follow) * 0.9;
    return safe * (1 - ruffed) * (1 - 0.06 * over(length, 4));
}

static double counted_worth(const Known *known) {
    double held = 3.0 * known->size / size_of(known->unseen), total = 0;
    for (int suit = 0; suit < 4; suit++) {
        int is_trump = suit == known->trump, low = 0, length = bits(row_of(known->mine, suit));
        for (u64 rest = known->mine & suit_of(suit); rest; rest &= rest - 1) {
            double each = chance_to_win(known, card_of(rest), held);
            total += each;
            low += each < 0.5;
        }
        double beyond = length - held * bits(row_of(known->unseen, suit)) / 3 - !is_trump;
        double weight = is_trump ? 0.45 : known->trump == NO_TRUMP ? 0.25 : 0.05;
        if (beyond > 0) total += weight * (beyond < low ? beyond : low);
    }
    return 0.75 * total + 0.25 * known->size / 4.0;
}

static int counted_bid(const Known *known, Chance *chance) {
    double value = counted_worth(known), sure = sure_tricks(known);
    if (sure > value) value = sure;
    value += (draw(chance) - 0.5) * 0.1;
    int bid = (int)(value + 0.5);
    return bid > known->size ? known->size : bid;
}

static int power(const Known *known, int card) {
    return (card & 31) - 1 + (card >> 5 == known->trump ? 100 : 0);
}

static int rule_lead(const Known *known, u64 cards, int need) {
    int trump = known->trump;
    u64 masters = 0, trumps;
    if (need <= 0) return LEAST_BY(cards, power(known, card) - 1000 * beaten_by(known, card));
    for (u64 rest = cards; rest; rest &= rest - 1)
        if (!beaten_by(known, card_of(rest))) masters |= rest & -rest;
    trumps = trump == TRUMP ? masters & suit_of(3) : 0;
    int out = trump == TRUMP && row_of(known->unseen, 3);
    if (need >= known->left || !out) {
        if (trumps) return highest_of(trumps);
        if (masters) return LEAST_BY(masters, -power(known, card));
    }
    if (trumps && out) return highest_of(trumps);
    if (masters & ~trumps)
        return LEAST_BY(masters & ~trumps, bits(row_of(known->mine, card >> 5)));
    if (need >= known->left) return LEAST_BY(cards, -power(known, card));
    return LEAST_BY(cards, 1000 * (card >> 5 == trump) + power(known, card));
}

static int rule_follow(const Known *known, u64 cards, int need, Trick trick) {
    int trump = known->trump, last = known->count == SEATS - 1;
    u64 winners = winners_of(cards, trick, trump), losers = cards & ~winners, sure = 0;
    if (need <= 0) {
        if (losers)
            return LEAST_BY(losers, 4 * beaten_by(known, card) - 2 * power(known, card) -
                                        (card >> 5 != trump));
        return last ? LEAST_BY(cards, -power(known, card)) : LEAST_BY(cards, power(known, card));
    }
#define KEEP (power(known, card) + (beaten_by(known, card) ? 0 : 20))
    if (!winners) return LEAST_BY(cards, KEEP);
    if (last) return LEAST_BY(winners, power(known, card));
    if (need >= known->left) return LEAST_BY(winners, -power(known, card));
    for (u64 rest = winners; rest; rest &= rest - 1)
        if (!beaten_by(known, card_of(rest))) sure |= rest & -rest;
    if (sure) return LEAST_BY(sure, power(known, card));
    if (trump == TRUMP && !(winners & ~suit_of(3))) return card_of(winners);
    return LEAST_BY(cards, KEEP);
}

static int rule_in(const Known *known, u64 cards, Trick trick) {
    int need = known->bids[0] - known->taken[0];
    return trick.led < 0 ? rule_lead(known, cards, need) : rule_follow(known, cards, need, trick);
}

static u64 cards_of(const u32 *rows) {
    u64 cards = 0;
    for (int suit = 0; suit < 4; suit++) cards |= (u64)rows[suit] << 16 * suit;
    return cards;
}

/* farwhist/bots/core/card_rules.py; `behind` seats play to the trick after this one. */
static int ruled_card(const Course *c, int seat, int habit, int behind) {
    const u32 *rows = c->hands[seat];
    u64 alive = cards_of(c->alive), mine = cards_of(rows);
    u32 row = c->led < 0 ? 0 : rows[c->led];
    u64 cards = row ? (u64)row << 16 * c->led : mine;
    Known known = {.trump = c->trump, .top = 13, .left = c->left, .mine = mine,
                   .unseen = alive & ~mine, .count = c->led < 0 ? 0 : SEATS - 1 - behind};
    known.played[0] = full_pack(&known) & ~alive;
    known.bids[0] = c->need[seat];
    Trick trick = {c->led, c->led < 0 ? 0 : c->best, c->taker};
    return habit == 1 ? habit_in(&known, cards, trick) : rule_in(&known, cards, trick);
}
