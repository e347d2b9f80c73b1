/* What hands are worth, and what is bid with them: farwhist/bots/core/estimate.py. */
enum { WEIGHTS = 39, PLAIN = 18, TRUMPS = 16, SIZES = 7, MASKS = 8192, STEPS = 600 };

typedef struct {
    int constant, trump;
    int plain[MASKS], trumps[MASKS], cross[320];
} Estimator;

static Estimator worth_by_size[SIZES], bid_by_size[SIZES];
static int likely_by_size[SIZES][STEPS];

static inline int bits(u32 mask) { return __builtin_popcount(mask); }
static inline int over(int a, int b) { return a > b ? a - b : 0; }
static inline int least(int a, int b) { return a < b ? a : b; }

static int plain_worth(const int *w, int mask) {
    int length = bits(mask);
    int ace = mask >> 12 & 1, king = mask >> 11 & 1, queen = mask >> 10 & 1;
    int row[PLAIN] = {
        ace, king, queen, mask >> 9 & 1, mask >> 8 & 1, mask >> 7 & 1, bits(mask & 127),
        length == 0, length == 1, length == 2, over(length, 3), over(length, 5),
        king & (length == 1), queen & (length <= 2), ace & king, (ace | king) & queen,
        ace & (length >= 4), king & (length >= 4)};
    int total = 0;
    for (int i = 0; i < PLAIN; i++) total += w[i] * row[i];
    return total;
}

static int trump_worth(const int *w, int mask) {
    int length = bits(mask), total = 0;
    for (int i = 0; i < 13; i++) total += w[i] * (mask >> (12 - i) & 1);
    return total + w[13] * (length == 0) + w[14] * over(length, 3) + w[15] * over(length, 5);
}

static int cross_worth(const int *w, int trumps, int a, int b, int c) {
    int sizes[3] = {a, b, c}, of[3] = {0, 0, 0}, total = 0;
    for (int i = 0; i < 3; i++) for (int n = 0; n < 3; n++) of[n] += sizes[i] == n;
    for (int n = 0; n < 3; n++) total += w[n] * least(trumps, 2 * of[n]);
    return total + w[3] * (trumps >= 4);
}

static void fill(Estimator *judge, const int *weights, int trump) {
    judge->constant = weights[0];
    judge->trump = trump;
    for (int mask = 0; mask < MASKS; mask++) {
        judge->plain[mask] = plain_worth(weights + 1, mask);
        judge->trumps[mask] = trump_worth(weights + 1 + PLAIN, mask);
    }
    for (int t = 0; t < 5; t++)
        for (int n = 0; n < 64; n++)
            judge->cross[64 * t + n] =
                cross_worth(weights + 1 + PLAIN + TRUMPS, t, n >> 4, n >> 2 & 3, n & 3);
}

/* The worth of a hand in thousandths of a trick. */
static int worth(const Estimator *judge, u64 cards) {
    int a = row_of(cards, 0) >> 1, b = row_of(cards, 1) >> 1, c = row_of(cards, 2) >> 1;
    int d = row_of(cards, 3) >> !judge->trump;
    int total = judge->constant + judge->plain[a] + judge->plain[b] + judge->plain[c];
    if (!judge->trump) return total + judge->plain[d];
    int key = least(bits(d), 4);
    key = key * 4 + least(bits(a), 3);
    key = key * 4 + least(bits(b), 3);
    key = key * 4 + least(bits(c), 3);
    return total + judge->trumps[d] + judge->cross[key];
}

/* Tables for 1, 3 ... 13 cards; `likely` as `sampling.likelihoods` makes them. */
void set_worth(const int *worths, const int *bids, const int *likely) {
    for (int n = 0; n < SIZES; n++) {
        fill(&worth_by_size[n], worths + WEIGHTS * n, n < SIZES - 1);
        fill(&bid_by_size[n], bids + WEIGHTS * n, n < SIZES - 1);
        memcpy(likely_by_size[n], likely + STEPS * n, STEPS * sizeof(int));
    }
}
