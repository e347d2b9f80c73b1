/* Play-outs by rules of thumb: farwhist/bots/core/playout.py, draw for draw. */
static const double ALMOST = 1 - 1e-12;

typedef struct {
    u32 hands[SEATS][4]; /* of each seat its suits */
    u32 alive[4];        /* cards that nobody has seen played */
    int need[SEATS];     /* tricks that each seat still wants */
    int first, count;    /* the seats that still play to the trick: the first, and how many */
    int led, best, taker, left, trump;
} Course;

static inline int boss(const Course *c, int suit) {
    return 32 * suit + (c->alive[suit] ? highest(c->alive[suit]) : 0);
}

static inline int any_card(const u32 *rows, int k) {
    for (int suit = 0;; suit++) {
        int length = bits(rows[suit]);
        if (k < length) return 32 * suit + lowest(pick(rows[suit], k));
        k -= length;
    }
}

static inline int top_of(const u32 *rows, int suit) { return 32 * suit + highest(rows[suit]); }
static inline int low_of(const u32 *rows, int suit) { return 32 * suit + lowest(rows[suit]); }

/* The cards of a suit that are less than a card, which is of this suit or a trump. */
static inline u32 under(u32 row, int suit, int card) {
    return card >> 5 == suit ? row & ((1u << (card & 31)) - 1) : card >> 5 > suit ? row : 0;
}

static int thumb_lead(const Course *c, const u32 *rows, int wants) {
    if (wants > 0) {
        if (c->trump == TRUMP && rows[3] && top_of(rows, 3) == boss(c, 3)) return top_of(rows, 3);
        int low = 99, best = -1;
        for (int suit = 0; suit < 4; suit++) {
            if (!rows[suit]) continue;
            if (top_of(rows, suit) == boss(c, suit)) return top_of(rows, suit);
            if (suit != c->trump && lowest(rows[suit]) < low) low = lowest(rows[best = suit]);
        }
        return low_of(rows, best < 0 ? 3 : best);
    }
    int low = 99, suit = 3;
    for (int n = 0; n < 4; n++) {
        if (!rows[n]) continue;
        int value = lowest(rows[n]) + (low_of(rows, n) == boss(c, n) ? 64 : 0);
        if (value < low) low = value, suit = n;
    }
    return low_of(rows, suit);
}

static int thumb_follow(const Course *c, const u32 *rows, int wants, int last) {
    u32 row = rows[c->led], below = under(row, c->led, c->best), above = row ^ below;
    int base = 32 * c->led;
    if (wants > 0) return base + (above ? last ? lowest(above) : highest(row) : lowest(row));
    return base + (below ? highest(below) : last ? highest(row) : lowest(row));
}

static int thumb_discard(const Course *c, const u32 *rows, int wants) {
    int best = c->best, trump = c->trump, k = 0;
    if (wants > 0) {
        if (trump == TRUMP && rows[3] && top_of(rows, 3) > best)
            return 96 + lowest(rows[3] ^ under(rows[3], 3, best));
        int low = 99;
        for (int suit = 0; suit < 4; suit++)
            if (rows[suit] && (suit != trump || low == 99) && lowest(rows[suit]) < low)
                low = lowest(rows[k = suit]);
        return low_of(rows, k);
    }
    if (trump == TRUMP && rows[3] && best > 96) {
        u32 below = under(rows[3], 3, best);
        if (below) return 96 + highest(below);
    }
    int low = -1;
    for (int suit = 0; suit < 4; suit++)
        if (rows[suit] && (suit != trump || low < 0) && highest(rows[suit]) > low)
            low = highest(rows[k = suit]);
    return k == trump ? low_of(rows, k) : top_of(rows, k);
}

static inline void lay(Course *c, int seat, int card) {
    u32 bit = 1u << (card & 31);
    c->hands[seat][card >> 5] ^= bit;
    c->alive[card >> 5] &= ~bit;
    if (c->led < 0 || beats(card, c->best, c->led, c->trump)) {
        if (c->led < 0) c->led = card >> 5;
        c->best = card;
        c->taker = seat;
    }
}

static inline void end_trick(Course *c) {
    c->need[c->taker]--;
    c->left--;
    c->first = c->taker + 1;
    c->count = SEATS - 1;
    c->led = -1;
}

/* The last trick, in which nobody has a choice. */
static void last_trick(Course *c) {
    for (int step = 0, seat = c->taker; step < SEATS; step++, seat = (seat + 1) & 3)
        for (int suit = 0; suit < 4; suit++)
            if (c->hands[seat][suit]) {
                lay(c, seat, low_of(c->hands[seat], suit));
                break;
            }
    end_trick(c);
}

static void thumb_playout(Course *c, const double *noise, Chance *chance) {
    for (;;) {
        if (c->led < 0) {
            double r = draw(chance);
            int seat = c->taker;
            const u32 *rows = c->hands[seat];
            lay(c, seat,
                r < noise[seat] ? any_card(rows, (int)(r * (ALMOST / noise[seat]) * c->left))
                                : thumb_lead(c, rows, c->need[seat]));
        }
        for (int step = 0; step < c->count; step++) {
            int seat = (c->first + step) & 3, card;
            const u32 *rows = c->hands[seat];
            u32 row = rows[c->led];
            if (row && !(row & (row - 1)))
                card = low_of(rows, c->led);
            else {
                double r = draw(chance);
                int any = r < noise[seat], room = row ? bits(row) : c->left;
                int k = any ? (int)(r * (ALMOST / noise[seat]) * room) : 0;
                if (row)
                    card = any ? 32 * c->led + lowest(pick(row, k))
                               : thumb_follow(c, rows, c->need[seat], step == c->count - 1);
                else
                    card = any ? any_card(rows, k) : thumb_discard(c, rows, c->need[seat]);
            }
            lay(c, seat, card);
        }
        end_trick(c);
        if (c->left == 1) last_trick(c);
        if (!c->left) return;
    }
}
