/* What a seat bids and plays: rules of thumb, the fit and play-outs, as `exact.thought` has them. */
static u64 gone_of(const Known *known) {
    u64 gone = 0;
    for (int seat = 0; seat < SEATS; seat++) gone |= known->played[seat];
    return gone;
}

/* The cards of a suit from the top that are gone or one's own: how many are one's own. */
static int run_from_top(const Known *known, u64 gone, int suit) {
    int found = 0, card = 32 * suit + (suit == 3 ? known->top : 13);
    for (; card & 31 && (gone | known->mine) & bit_of(card); card--)
        found += (known->mine & bit_of(card)) != 0;
    return found;
}

static int sure_tricks(const Known *known) {
    return known->trump == TRUMP ? run_from_top(known, gone_of(known), 3) : 0;
}

/* `rules_of_thumb.certain_tricks` before the first lead. */
int certain_tricks(const Known *known) {
    int sure = sure_tricks(known), runs = 0, stopped = 1, ruffs = 0, open_trumps = 0;
    for (int suit = 0; suit < 4; suit++) {
        int top = run_from_top(known, gone_of(known), suit);
        int out = bits(row_of(known->unseen, suit)), held = bits(row_of(known->mine, suit));
        int enough = top >= least(known->size, out);
        runs += enough ? held : top;
        stopped &= top || !out;
        if (suit == known->trump) ruffs = !enough, open_trumps = out;
    }
    if (ruffs || (known->leader && (!stopped || open_trumps))) return sure;
    return sure > runs ? sure : runs;
}

static int boss_of(const Known *known, u64 gone, int suit) {
    u32 row = row_of(full_pack(known) & ~gone, suit);
    return 32 * suit + (row ? highest(row) : 0);
}

typedef struct { int led, best, taker; } Trick;

static Trick trick_of(const Known *known) {
    Course c = course(known, 0);
    Trick trick = {c.led, c.led < 0 ? 0 : c.best, c.taker};
    return trick;
}

/* The first card of a set whose key is the least; keys by suit and strength. */
#define LEAST_BY(cards, key)                                                        \
    ({                                                                              \
        int found_ = -1, value_ = 1 << 30;                                          \
        for (u64 rest_ = (cards); rest_; rest_ &= rest_ - 1) {                      \
            int card = card_of(rest_), each_ = (key);                               \
            if (each_ < value_) value_ = each_, found_ = card;                      \
        }                                                                           \
        found_;                                                                     \
    })

static int highest_of(u64 cards) {
    int place = 63 - __builtin_clzll(cards);
    return ((place >> 4) << 5) + (place & 15);
}

static int habit_lead(const Known *known, u64 cards, int need, int every) {
    int trump = known->trump;
    u64 sure = 0, trumps = trump == TRUMP ? cards & suit_of(3) : 0, gone = gone_of(known);
    for (int suit = 0; suit < 4; suit++) {
        int boss = boss_of(known, gone, suit);
        if (boss & 31) sure |= cards & bit_of(boss);
    }
#define IS_SURE (sure & bit_of(card) ? 1 : 0)
    if (need <= 0)
        return LEAST_BY(cards, 256 * IS_SURE + 64 * (card >> 5 == trump) + (card & 31));
    if (every && trumps) return highest_of(trumps);
    if (every) return LEAST_BY(cards, -64 * IS_SURE - (card & 31));
    if (sure) return highest_of(sure);
    return LEAST_BY(cards, 64 * (card >> 5 == trump) + (card & 31));
}

static u64 winners_of(u64 cards, Trick trick, int trump) {
    u64 winners = 0;
    for (u64 rest = cards; rest; rest &= rest - 1)
        if (beats(card_of(rest), trick.best, trick.led, trump)) winners |= rest & -rest;
    return winners;
}

static int habit_follow(const Known *known, u64 cards, int need, int every, Trick trick) {
    int trump = known->trump, last = known->count == SEATS - 1;
    u64 winners = winners_of(cards, trick, trump), losers = cards & ~winners;
    if (need > 0) {
        if (!winners) return LEAST_BY(losers, 64 * (card >> 5 == trump) + (card & 31));
        int ruffing = card_of(winners) >> 5 != trick.led;
        return !last && (every || !ruffing) ? highest_of(winners) : card_of(winners);
    }
    if (!losers) return last ? highest_of(cards) : card_of(cards);
    u64 below = losers & (suit_of(trick.led) | (trump == TRUMP ? suit_of(3) : 0));
    return below ? highest_of(below) : LEAST_BY(losers, -(card & 31));
}

static int habit_in(const Known *known, u64 cards, Trick trick) {
    int need = known->bids[0] - known->taken[0], every = need >= known->left;
    if (need > 0 && !every && sure_tricks(known) >= need) need = 0;
    return trick.led < 0 ? habit_lead(known, cards, need, every)
                         : habit_follow(known, cards, need, every, trick);
}

/* The card that the rules of thumb play; `heuristics.by_thumb`. */
int habit_of(const Known *known, u64 cards) { return habit_in(known, cards, trick_of(known)); }

static int nearest_bid(int low, int size, int value) {
    int best = low;
    for (int bid = low + 1; bid <= size; bid++)
        if (abs(UNIT * bid - value) < abs(UNIT * best - value)) best = bid;
    return best;
}

/* The best of the bids that have counts; of those nearly as good the nearest to the worth. */
static int best_bid(int (*counts)[MOST + 1], const int *bids, int number, int size, int value) {
    double values[MOST + 1], best = -1e9;
    int found = -1;
    for (int n = 0; n < number; n++) {
        values[n] = mean(counts[bids[n]], bids[n], size);
        if (values[n] > best) best = values[n];
    }
    for (int n = 0; n < number; n++) {
        if (values[n] < best - 0.1) continue;
        int off = abs(UNIT * bids[n] - value);
        int before = found < 0 ? 1 << 30 : abs(UNIT * found - value);
        if (off < before || (off == before && bids[n] < found)) found = bids[n];
    }
    return found;
}

/* The bids to look at: within a span of the worth, at least two. */
static int near_bids(int low, int size, int value, int span, int *bids) {
    int centre = value + UNIT / 2, number = 0;
    centre = centre >= 0 ? centre / UNIT : -((-centre + UNIT - 1) / UNIT);
    for (int bid = low; bid <= size; bid++)
        if (abs(bid - centre) <= span) bids[number++] = bid;
    if (number < least(2, size - low + 1)) {
        number = 0;
        if (centre <= low) bids[number++] = low;
        else bids[number++] = size - (low < size);
        if (low < size) bids[number] = bids[number - 1] + 1, number++;
    }
    return number;
}

static int searched_bid(Sampler *s, const Level *level, int low, int value, Chance *chance,
                        int (*counts)[MOST + 1]) {
    const Known *known = s->known;
    int bids[MOST + 5], size = known->size;
    int number = near_bids(low, size, value, level->span, bids);
    int worlds = level->bid_work / number;
    if (worlds < 1) worlds = 1;
    try_bids(s, level, bids, number, worlds, counts, chance);
    for (;;) {
        int choice = best_bid(counts, bids, number, size, value), most = 0, few = size, more = 0;
        for (int n = 0; n < number; n++) {
            if (bids[n] > most) most = bids[n];
            if (bids[n] < few) few = bids[n];
        }
        if (level->widens && choice == most) {
            while (more < 2 && most + more < size) bids[number + more] = most + more + 1, more++;
        } else if (level->widens && choice == few) {
            while (more < 2 && few - more > low) bids[number + more] = few - more - 1, more++;
        }
        if (!more) return choice;
        try_bids(s, level, bids + number, more, worlds, counts, chance);
        number += more;
    }
}

/* The best of the groups' first cards, or the habit; `thought.favourite`. */
static int favourite(const Known *known, int learned, int habit, u64 wanted, const int *first,
                     const u64 *group, int number, int (*counts)[MOST + 1], int worlds,
                     const Policy *policy) {
    double values[MOST], best = -1e9, usual = -1e9;
    int bid = known->bids[0], size = known->size, at = 0, sure = 0, safe = 0;
    double worst = points(bid, bid < size - bid ? size : 0), most = points(bid, bid) - worst;
    Asked found[PACK];
    int entries = learned ? question(known, found) : 0;
    for (int n = 0; n < number; n++) {
        values[n] = mean(counts[n], bid, size);
        if (learned) {
            int sum = entry_sum(policy, &found[place_of(found, entries, first[n])]);
            values[n] += PULL * most * sum / 20.0;
        }
        if (values[n] > best) best = values[n], at = n;
        if (group[n] & bit_of(habit)) usual = values[n], safe = worlds && counts[n][bid] == worlds;
        sure |= worlds && counts[n][bid] == worlds;
    }
    double root = worlds > 1 ? __builtin_sqrt(worlds) : 1;
    double margin = learned || (sure && !safe) ? 0 : (0.012 + 0.1 / root) * most;
    if (usual >= best - margin) return habit;
    u64 equal = group[at] & wanted;
    return size_of(equal) == 1 ? card_of(equal) : habit_of(known, equal);
}

/* The cards to look at: who needs every trick leads no lower card of a suit. */
static u64 worth_a_thought(const Known *known, u64 cards, int habit) {
    int need = known->bids[0] - known->taken[0];
    if (known->count || need <= 0 || need < known->left) return cards;
    u64 found = 0;
    for (int suit = 0; suit < 4; suit++)
        if (row_of(cards, suit)) found |= bit_of(32 * suit + highest(row_of(cards, suit)));
    return known->trump == TRUMP && habit >> 5 == 3 && found & bit_of(habit) ? bit_of(habit)
                                                                             : found;
}

static int searched_card(Sampler *s, const Known *known, const Level *level, u64 cards,
                         Chance *chance) {
    int first[MOST], counts[MOST][MOST + 1] = {{0}}, learned = level->player == 2;
    u64 group[MOST];
    int habit = habit_of(known, cards);
    u64 wanted = worth_a_thought(known, cards, habit);
    if (size_of(wanted) == 1) return card_of(wanted);
    int number = groups(known, wanted, first, group), worlds = 0;
    if (number > 1) {
        int work = level->card_work;
        if (learned && known->left > level->long_hand)
            work = work * level->long_hand / known->left;
        if (known->left <= 2 && work < 400) work = 400;
        worlds = work / number;
        sampler(s, known, level->pool);
        try_cards(s, level, learned, first, number, worlds, counts, chance);
    }
    return favourite(known, learned, habit, wanted, first, group, number, counts, worlds,
                     &policies[level->policy]);
}
