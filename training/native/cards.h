/* Cards, hands and chance, as farwhist/bots/core/playout.py has them: a card is suit * 32 +
   strength, the trump suit is 3. A hand is 64 bits, 16 a suit, bit `strength` of each. */
#include <stdint.h>
#include <stdlib.h>
#include <string.h>

typedef uint64_t u64;
typedef uint32_t u32;

enum { TRUMP = 3, NO_TRUMP = 9, SEATS = 4, MOST = 13, PACK = 52, UNIT = 1000 };

/* Splitmix64, or numbers from a tape, for comparison with Python. */
typedef struct { u64 state; const double *tape; } Chance;

static inline u64 mixed(u64 z) {
    z = (z ^ (z >> 30)) * 0xbf58476d1ce4e5b9ULL;
    z = (z ^ (z >> 27)) * 0x94d049bb133111ebULL;
    return z ^ (z >> 31);
}

static inline double draw(Chance *chance) {
    if (chance->tape) return *chance->tape++;
    chance->state += 0x9e3779b97f4a7c15ULL;
    return (double)(mixed(chance->state) >> 11) * 0x1p-53;
}

static inline int below(Chance *chance, int limit) {
    chance->state += 0x9e3779b97f4a7c15ULL;
    return (int)((mixed(chance->state) >> 32) * (u64)limit >> 32);
}

static Chance source(u64 seed, u64 place, u64 step) {
    Chance chance = {mixed(mixed(mixed(seed + 1) + place) + step), 0};
    return chance;
}

static inline int size_of(u64 cards) { return __builtin_popcountll(cards); }
static inline int lowest(u32 row) { return __builtin_ctz(row); }
static inline int highest(u32 row) { return 31 - __builtin_clz(row); }
static inline u32 row_of(u64 cards, int suit) { return (u32)(cards >> (16 * suit)) & 0xffff; }
static inline u64 bit_of(int card) { return 1ULL << (16 * (card >> 5) + (card & 31)); }
static inline int card_of(u64 cards) {
    int place = __builtin_ctzll(cards);
    return ((place >> 4) << 5) + (place & 15);
}
static inline u64 suit_of(int suit) { return 0xffffULL << (16 * suit); }

static inline u32 pick(u32 row, int k) {
    while (k--) row &= row - 1;
    return row & -row;
}

static void rows_of(u64 cards, u32 *rows) {
    for (int suit = 0; suit < 4; suit++) rows[suit] = row_of(cards, suit);
}

/* Whether a card beats the best so far. */
static inline int beats(int card, int best, int led, int trump) {
    return card > best && (card >> 5 == led || card >> 5 == trump);
}
