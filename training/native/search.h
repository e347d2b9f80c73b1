/* Flat Monte Carlo over bids and cards: farwhist/bots/exact/search.py and learned_search.py. */
typedef struct {
    int bidder;  /* 0 the fit, 1 play-outs, 2 counting, 3 the network, 4 1 and 3 */
    int player;  /* 0 rules of thumb, 1 play-outs by them, 2 learned play-outs, 3 counting */
    int bid_work, card_work, pool, span, widens, memory, policy, others;
    int long_hand; /* learned play-outs are fewer in proportion where more cards are left */
    int learns;    /* whether it notices in finished deals who follows a rule */
    double noise, own_noise, bid_noise, bid_own_noise, stray, mix;
} Level;

enum { SHARP_OWN = 4, SHARP_OTHERS = 3 };
static const double LEARNED_NOISE = 0.1, PULL = 0.015, REGULAR = 0.1;

/* The deal as a play-out begins, with somebody's hands. */
static Course course(const Known *known, const Dealt *dealt) {
    Course c = {.left = known->left, .trump = known->trump, .led = -1, .taker = known->leader};
    u64 alive = full_pack(known);
    for (int seat = 0; seat < SEATS; seat++) {
        alive &= ~known->played[seat];
        c.need[seat] = known->bids[seat] < 0 ? 0 : known->bids[seat] - known->taken[seat];
        if (dealt) rows_of(dealt->hands[seat], c.hands[seat]);
    }
    rows_of(alive, c.alive);
    for (int n = 0; n < known->count; n++) {
        int card = known->laid[n];
        if (c.led < 0 || beats(card, c.best, c.led, c.trump)) {
            if (c.led < 0) c.led = card >> 5;
            c.best = card;
            c.taker = (known->leader + n) & 3;
        }
    }
    c.first = known->count || !known->leader ? 1 : known->leader + 1;
    c.count = SEATS - 1 - known->count;
    return c;
}

static double points(int bid, int tricks) {
    return bid == tricks ? 10 + bid : -(double)abs(bid - tricks);
}

/* Counts of tricks for each bid of a list, in so many deals. */
static void try_bids(Sampler *s, const Level *level, const int *bids, int number, int worlds,
                     int (*counts)[MOST + 1], Chance *chance) {
    const Known *known = s->known;
    const Estimator *judge = &worth_by_size[kind_of(known)];
    double noise[SEATS] = {level->bid_own_noise};
    for (int seat = 1; seat < SEATS; seat++)
        noise[seat] = known->habits[seat] ? REGULAR : level->bid_noise;
    refresh(s, chance);
    while (worlds--) {
        const Dealt *dealt = chosen_deal(s, chance);
        Course start = course(known, dealt);
        for (int seat = 1; seat < SEATS; seat++) {
            if (known->bids[seat] >= 0) continue;
            int bid = worth(judge, dealt->hands[seat]) + UNIT / 2;
            start.need[seat] = bid < 0 ? 0 : least(bid / UNIT, known->size);
        }
        for (int n = 0; n < number; n++) {
            Course c = start;
            c.need[0] = bids[n];
            thumb_playout(&c, noise, chance);
            counts[bids[n]][bids[n] - c.need[0]]++;
        }
    }
}

/* Counts of tricks for each card of a list; `learned` as `learned_search.LearnedSearch`. */
static void try_cards(Sampler *s, const Level *level, int learned, const int *cards, int number,
                      int worlds, int (*counts)[MOST + 1], Chance *chance) {
    const Known *known = s->known;
    double noise[SEATS] = {level->own_noise};
    for (int seat = 1; seat < SEATS; seat++)
        noise[seat] = known->habits[seat] ? REGULAR : level->noise;
    double rare[SEATS] = {LEARNED_NOISE, LEARNED_NOISE, LEARNED_NOISE, LEARNED_NOISE};
    const double *heat[SEATS] = {heats[SHARP_OWN], heats[SHARP_OTHERS], heats[SHARP_OTHERS],
                                 heats[SHARP_OTHERS]};
    Course before = course(known, 0);
    refresh(s, chance);
    while (worlds--) {
        const Dealt *dealt = chosen_deal(s, chance);
        for (int seat = 0; seat < SEATS; seat++) rows_of(dealt->hands[seat], before.hands[seat]);
        for (int n = 0; n < number; n++) {
            Course c = before;
            lay(&c, 0, cards[n]);
            c.first = 1;
            if (learned) learned_playout(&c, rare, known->habits, heat, &policies[level->policy], chance);
            else thumb_playout(&c, noise, chance);
            counts[n][known->taken[0] + before.need[0] - c.need[0]]++;
        }
    }
}

static double mean(const int *counts, int bid, int size) {
    double total = 0;
    int number = 0;
    for (int tricks = 0; tricks <= size; tricks++) {
        total += counts[tricks] * points(bid, tricks);
        number += counts[tricks];
    }
    return number ? total / number : 0;
}

/* What a policy is asked about the cards of seat 0. */
static int question(const Known *known, Asked *found) {
    Dealt dealt = {{known->mine, 0, 0, 0}};
    Course c = course(known, &dealt);
    int hungry = 0, behind = SEATS - 1 - known->count;
    for (int seat = 1; seat <= behind; seat++) hungry += c.need[seat] > 0;
    return asked(&c, 0, stance(&c, 0, behind, hungry, crowd_of(&c), unseen_of(&c)), found);
}

/* The place among `found` that speaks of a card. */
static int place_of(const Asked *found, int number, int card) {
    int place = -1;
    for (int n = 0; n < number; n++)
        if (found[n].card >> 5 == card >> 5 && found[n].card <= card) place = n;
    return place;
}

/* Cards in groups of equals: the lowest of each, in ascending order; return how many. */
static int groups(const Known *known, u64 cards, int *first, u64 *group) {
    int number = 0, last = -1;
    u64 between = known->unseen;
    for (int n = 0; n < known->count; n++) between |= bit_of(known->laid[n]);
    for (u64 rest = cards; rest; rest &= rest - 1) {
        int card = card_of(rest), same = last >= 0 && last >> 5 == card >> 5;
        for (int each = last + 1; same && each < card; each++) same = !(between & bit_of(each));
        if (!same) first[number] = card, group[number++] = 0;
        group[number - 1] |= bit_of(card);
        last = card;
    }
    return number;
}
