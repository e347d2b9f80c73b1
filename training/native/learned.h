/* Play-outs by the learned policy: farwhist/bots/exact/learned.py, draw for draw. */
enum { STAND = 24 * 4 * 2 * 3 * 16, RANKS = 24 * 5 * 144, SUITS = 24 * 5 * 3 * 96 };
enum { HEATS = 8, POLICIES = 4 };

typedef struct { uint8_t stand[STAND], ranks[RANKS], suits[SUITS]; } Policy;

static Policy policies[POLICIES];
static double heats[HEATS][769];

void set_policy(int place, const uint8_t *stand, const uint8_t *ranks, const uint8_t *suits) {
    memcpy(policies[place].stand, stand, STAND);
    memcpy(policies[place].ranks, ranks, RANKS);
    memcpy(policies[place].suits, suits, SUITS);
}

/* `policy.heat` for so many halves. */
void set_heat(int halves, const double *row) { memcpy(heats[halves], row, sizeof heats[0]); }

/* The class of a number of cards elsewhere, of which the others hold a share; by tricks to come,
   cards unseen and that number. */
static uint8_t near_classes[MOST + 1][PACK][16];

void set_classes(void) {
    for (int left = 1; left <= MOST; left++)
        for (int unseen = 0; unseen < PACK; unseen++)
            for (int number = 1; number < 16; number++) {
                int tenths = 10 * number * (SEATS - 1) * left / (unseen ? unseen : 1);
                near_classes[left][unseen][number] =
                    (uint8_t)(1 + (tenths > 4) + (tenths > 8) + (tenths > 15) + (tenths > 30));
            }
}

typedef struct { int card, stand, ranks, suits; } Asked;

/* Where in each table a decision stands, as `policy_query.stance` tells. */
typedef struct { int a, b, c; const uint8_t *near; } Stance;

static Stance stance(const Course *c, int seat, int behind, int hungry, int crowd, int unseen) {
    int wants = c->need[seat], left = c->left, kind;
    if (wants <= 0) kind = wants ? 0 : 1;
    else if (wants >= left - 1) kind = wants > left ? 2 : wants == left ? 3 : 4;
    else kind = wants == 1 ? 5 : wants == 2 ? 6 : 7;
    int mode = c->led < 0 ? 0 : c->hands[seat][c->led] ? 1 : 2;
    kind += mode << 3;
    int place = !mode || behind > 3 ? 3 : behind;
    int full = mode && c->need[c->taker] > 0;
    int few = left <= 2 ? 0 : left == 3 ? 1 : left <= 5 ? 2 : left <= 8 ? 3 : 4;
    int held = (SEATS - 1) * left;
    int tight = 10 * bits(c->alive[3] & ~c->hands[seat][3]) * held, rest = 0;
    if (c->trump == TRUMP) rest = tight < 8 * unseen ? 0 : tight < 21 * unseen ? 1 : 2;
    Stance s = {(((kind * 4 + place) * 2 + full) * 3 + least(hungry, 2)) << 4,
                (kind * 5 + few) * 144, ((kind * 5 + crowd) * 3 + rest) * 96, near_classes[left][unseen]};
    return s;
}

/* Write down the cards that differ and their entries; return how many. */
static int asked(const Course *c, int seat, Stance s, Asked *found) {
    int from = 0, to = 3, number = 0;
    if (c->led >= 0 && c->hands[seat][c->led]) from = to = c->led;
    int high = c->best >> 5;
    u32 bit = 1u << (c->best & 31);
    for (int suit = from; suit <= to; suit++) {
        u32 mask = c->hands[seat][suit];
        if (!mask) continue;
        u32 others = c->alive[suit] & ~mask, above_best = 0;
        int length = least(bits(mask), 4) - 1, x = suit == c->trump;
        if (c->led >= 0 && (suit == high || x)) above_best = suit == high ? mask & -(bit << 1) : mask;
        int cc = s.c + 4 * length + x;
        for (int wins = 0; wins <= 2; wins += 2) {
            u32 part = wins ? above_best : mask ^ above_best;
            int before = -1, start = number;
            while (part) {
                u32 card = part & -part;
                part ^= card;
                int above = bits(others & -card);
                if (above == before) continue;
                before = above;
                int hb = s.near[above];
                int lb = s.near[bits(others & (card - 1))];
                Asked one = {32 * suit + lowest(card), s.a + 8 + wins + x,
                             s.b + hb * 24 + lb * 4 + wins + x, cc + hb * 16 + wins};
                found[number++] = one;
            }
            if (number - start == 1) found[start].stand -= 8;
            else if (number > start) found[start].stand -= 4, found[number - 1].stand += 4;
        }
    }
    return number;
}

static inline int entry_sum(const Policy *p, const Asked *one) {
    return p->stand[one->stand] + p->ranks[one->ranks] + p->suits[one->suits];
}

static int crowd_of(const Course *c) {
    int lack = -c->left;
    for (int seat = 0; seat < SEATS; seat++) if (c->need[seat] > 0) lack += c->need[seat];
    return lack < -1 ? 0 : lack < 2 ? lack + 2 : 4;
}

/* The cards that are not in the hand of somebody who has one for each trick to come. */
static int unseen_of(const Course *c) {
    int unseen = -c->left;
    for (int suit = 0; suit < 4; suit++) unseen += bits(c->alive[suit]);
    return unseen;
}

static int learned_card(const Course *c, int seat, Stance s, const Policy *p, const double *heat,
                        Chance *chance) {
    Asked found[PACK];
    double sums[PACK], total = 0;
    int number = asked(c, seat, s, found);
    for (int n = 0; n < number; n++) sums[n] = total += heat[entry_sum(p, &found[n])];
    double x = draw(chance) * total;
    int k = 0;
    while (k < number - 1 && sums[k] <= x) k++;
    return found[k].card;
}

/* The card of who follows a rule: 1 the rules of thumb, 2 counting; see rule.h. */
static int ruled_card(const Course *c, int seat, int habit, int behind);

static void learned_playout(Course *c, const double *noise, const int *habits,
                            const double *const *heat, const Policy *p, Chance *chance) {
    while (c->left) {
        int crowd = crowd_of(c), behind = c->count, hungry = 0, unseen = unseen_of(c);
        int start = c->led < 0 ? -1 : 0;
        if (start) behind++;
        for (int step = start; step < c->count; step++)
            hungry += c->need[step < 0 ? c->taker : (c->first + step) & 3] > 0;
        for (int step = start; step < c->count; step++) {
            int seat = step < 0 ? c->taker : (c->first + step) & 3, card;
            behind--;
            if (c->need[seat] > 0) hungry--;
            u32 *rows = c->hands[seat], row = c->led < 0 ? 0 : rows[c->led];
            if (row && !(row & (row - 1))) card = low_of(rows, c->led);
            else if (draw(chance) < noise[seat]) {
                int count = row ? bits(row) : 0;
                if (!row) for (int suit = 0; suit < 4; suit++) count += bits(rows[suit]);
                int k = (int)(draw(chance) * count);
                card = row ? 32 * c->led + lowest(pick(row, k)) : any_card(rows, k);
            } else if (habits[seat]) {
                card = ruled_card(c, seat, habits[seat], behind);
            } else {
                Stance s = stance(c, seat, behind, hungry, crowd, unseen);
                card = learned_card(c, seat, s, p, heat[seat], chance);
            }
            lay(c, seat, card);
        }
        end_trick(c);
    }
}
