/* Deals of four seats from the first bid to the points; see training/fast.py. */
#include "cards.h"
#include "worth.h"
#include "thumb.h"
#include "learned.h"
#include "sample.h"
#include "search.h"
#include "bots.h"
#include "rule.h"
#include "net.h"

typedef struct {
    int size, trump, top, leader, done, count;
    u64 hands[SEATS];
    int bids[SEATS], taken[SEATS], leaders[MOST], plays[MOST][SEATS];
} Deal;

static const int ladder[13] = {1, 3, 5, 7, 9, 11, 13, 11, 9, 7, 5, 3, 1};

/* Cards and trump as the program deals them: the top card of the rest is turned, and the lower
   cards of its suit keep their strength, so that a trump suit has 12 cards. */
static void deal_cards(Deal *deal, u64 seed) {
    Chance chance = source(seed, 99, 0);
    int pack[PACK];
    memset(deal, 0, sizeof *deal);
    for (int n = 0; n < PACK; n++) pack[n] = 32 * (n / 13) + n % 13 + 1;
    for (int last = PACK - 1; last > 0; last--) {
        int other = (int)(draw(&chance) * (last + 1)), card = pack[last];
        pack[last] = pack[other];
        pack[other] = card;
    }
    deal->size = ladder[seed % 13];
    deal->leader = (int)(seed & 3);
    int turned = deal->size < MOST ? pack[4 * deal->size] : 0;
    deal->trump = turned ? TRUMP : NO_TRUMP;
    deal->top = turned ? 12 : 13;
    for (int n = 0; n < 4 * deal->size; n++) {
        int suit = pack[n] >> 5, strength = pack[n] & 31;
        if (turned && suit == turned >> 5) suit = 3, strength -= strength > (turned & 31);
        else if (turned && suit == 3) suit = turned >> 5;
        deal->hands[n & 3] |= bit_of(32 * suit + strength);
    }
}

/* Cards of suits of which another hand, or the rest of the pack, still holds one. */
static u64 suits_out(const Deal *deal, const Known *known) {
    u64 out = known->unseen, found = 0;
    for (int trick = 0; trick <= deal->done && trick < deal->size; trick++)
        for (int n = 0; n < (trick < deal->done ? SEATS : deal->count); n++)
            out &= ~bit_of(deal->plays[trick][n]);
    for (int suit = 0; suit < 4; suit++)
        if (out & suit_of(suit)) found |= suit_of(suit);
    return found;
}

/* What a seat knows; of tricks before the last `memory` ones it knows its own cards, the four
   highest of each suit, and whole suits that are in no other hand any more. */
static Known known_of(const Deal *deal, int seat, int bid, int memory) {
    Known known = {.size = deal->size, .trump = deal->trump, .top = deal->top,
                   .left = deal->size - deal->done, .count = deal->count,
                   .leader = (deal->leader - seat) & 3, .mine = deal->hands[seat]};
    known.unseen = full_pack(&known) & ~known.mine;
    u64 hazy = suits_out(deal, &known);
    for (int each = 0; each < SEATS; each++) {
        int at = (each - seat) & 3;
        known.room[at] = at ? size_of(deal->hands[each]) : 0;
        known.bids[at] = bid ? -1 : deal->bids[each];
        known.taken[at] = deal->taken[each];
    }
    for (int trick = 0; trick <= deal->done && trick < deal->size; trick++) {
        int number = trick < deal->done ? SEATS : deal->count, led = deal->plays[trick][0] >> 5;
        int old = trick < deal->done - memory;
        for (int n = 0; n < number; n++) {
            int card = deal->plays[trick][n], at = (deal->leaders[trick] + n - seat) & 3;
            int top = card >> 5 == 3 ? deal->top : 13;
            if (!old && card >> 5 != led && at) known.barred[at] |= suit_of(led);
            if (old && at && hazy & bit_of(card) && top - (card & 31) >= 4) continue;
            known.unseen &= ~bit_of(card);
            known.played[at] |= bit_of(card);
            if (trick == deal->done) known.laid[n] = card;
        }
    }
    if (deal->count) known.leader = (deal->leaders[deal->done] - seat) & 3;
    return known;
}

/* The cards that may be played to a card that was led; 0 before one is. */
u64 legal_cards(u64 hand, int led) {
    u64 same = led ? hand & suit_of(led >> 5) : 0;
    return same ? same : hand;
}

/* The place of the card that wins a trick. */
int winner_of(const int *plays, int trump) {
    int best = 0;
    for (int n = 1; n < SEATS; n++)
        if (beats(plays[n], plays[best], plays[0] >> 5, trump)) best = n;
    return best;
}

/* Lay a card; the winner of a full trick leads next. */
static void lay_card(Deal *deal, int seat, int card) {
    int *plays = deal->plays[deal->done];
    if (!deal->count) deal->leaders[deal->done] = seat;
    plays[deal->count++] = card;
    deal->hands[seat] &= ~bit_of(card);
    if (deal->count < SEATS) return;
    deal->leader = (deal->leaders[deal->done] + winner_of(plays, deal->trump)) & 3;
    deal->taken[deal->leader]++;
    deal->done++;
    deal->count = 0;
}

/* A bid that somebody tries, some way from what strong players bid. */
static int strayed(const Known *known, int low, double stray, Chance *chance) {
    double off = 2 * (draw(chance) + draw(chance) + draw(chance)) - 3;
    double wanted = worth(&bid_by_size[kind_of(known)], known->mine) / 1000.0 + stray * off;
    int bid = (int)(wanted + 100.5) - 100;
    return bid < low ? low : least(bid, known->size);
}

static int bid_of(Sampler *s, const Known *known, const Level *level, Chance *chance,
                  int (*counts)[MOST + 1]) {
    if (level->bidder == 2) return counted_bid(known, chance);
    int value = worth(&worth_by_size[kind_of(known)], known->mine), low = certain_tricks(known);
    if (low == known->size) return low;
    if (level->stray > 0) return strayed(known, low, level->stray, chance);
    if (level->bidder == 3) return net_bid(known, low, value);
    if (level->bidder == 0)
        return low && low >= known->size - 1 ? low : nearest_bid(low, known->size, value);
    sampler(s, known, level->pool);
    int bid = searched_bid(s, level, low, value, chance, counts);
    return level->bidder == 4 ? mixed_bid(known, low, value, counts, level->mix) : bid;
}

static int card_for(Sampler *s, const Known *known, const Level *level, u64 cards,
                    Chance *chance) {
    if (level->player == 3)
        return rule_in(known, cards, trick_of(known));
    if (level->player == 0) return habit_of(known, cards);
    return searched_card(s, known, level, cards, chance);
}

/* Choices of a card, as training/choices.py keeps them: how many entries, which was chosen, and
   three numbers for each. */
typedef struct { int *at, *end, count; } Record;

static void write_down(Record *record, const Known *known, int card) {
    Asked found[PACK];
    int number = question(known, found);
    if (number < 2 || record->at + 2 + 3 * number > record->end) return;
    *record->at++ = number;
    *record->at++ = place_of(found, number, card);
    for (int n = 0; n < number; n++) {
        *record->at++ = found[n].stand;
        *record->at++ = found[n].ranks;
        *record->at++ = found[n].suits;
    }
    record->count++;
}

/* The odds that seats follow a rule, as farwhist/bots/exact/habits.py has them. */
enum { RULES = 2 };
static const double USUAL = -1.1, TAKEN = 0.0, MOST_ODDS = 2.5, FOLLOWS = 0.2285, DIFFERS = -1.312;

typedef struct { double of[SEATS][RULES]; } Odds;

static Odds strangers(void) {
    Odds odds;
    for (int seat = 0; seat < SEATS; seat++)
        for (int rule = 0; rule < RULES; rule++) odds.of[seat][rule] = USUAL;
    return odds;
}

/* Whether nobody else holds a card between two. */
static int alike(const Course *c, int seat, int one, int other) {
    int suit = one >> 5, low = least(one, other) & 31, high = (one ^ other ^ least(one, other)) & 31;
    u32 elsewhere = c->alive[suit] & ~c->hands[seat][suit];
    return suit == other >> 5 && !(((1u << high) - (1u << low)) & elsewhere);
}

/* Whether some of the cards that a seat may play are unlike each other. */
static int differ(const Course *c, int seat) {
    u64 cards = legal_cards(cards_of(c->hands[seat]), c->led < 0 ? 0 : 32 * c->led + 1);
    return !alike(c, seat, card_of(cards), highest_of(cards));
}

static void notice(Odds *odds, const Deal *deal) {
    Known known = {.top = deal->top};
    Course c = {.left = deal->size, .trump = deal->trump, .led = -1};
    int follows[SEATS][RULES] = {{0}}, number[SEATS] = {0};
    rows_of(full_pack(&known), c.alive);
    for (int seat = 0; seat < SEATS; seat++) c.need[seat] = deal->bids[seat];
    for (int trick = 0; trick < deal->size; trick++)
        for (int n = 0; n < SEATS; n++) {
            int card = deal->plays[trick][n];
            c.hands[(deal->leaders[trick] + n) & 3][card >> 5] |= 1u << (card & 31);
        }
    for (int trick = 0; trick < deal->size; trick++) {
        for (int n = 0; n < SEATS; n++) {
            int seat = (deal->leaders[trick] + n) & 3, card = deal->plays[trick][n];
            if (differ(&c, seat)) {
                number[seat]++;
                for (int rule = 0; rule < RULES; rule++)
                    follows[seat][rule] +=
                        alike(&c, seat, ruled_card(&c, seat, rule + 1, SEATS - 1 - n), card);
            }
            lay(&c, seat, card);
        }
        end_trick(&c);
    }
    for (int seat = 0; seat < SEATS; seat++) {
        double *each = odds->of[seat], above = 0;
        for (int rule = 0; rule < RULES; rule++) {
            int other = number[seat] - follows[seat][rule];
            each[rule] += FOLLOWS * follows[seat][rule] + DIFFERS * other;
            if (each[rule] - MOST_ODDS > above) above = each[rule] - MOST_ODDS;
        }
        for (int rule = 0; rule < RULES; rule++) {
            each[rule] -= above;
            if (each[rule] < -MOST_ODDS) each[rule] = -MOST_ODDS;
        }
    }
}

/* For comparison with Python: the odds after one more deal, of which these cards were played. */
void noticed(const int *deal, const int *bids, const int *leaders, const int *plays, double *odds) {
    Deal found = {.size = deal[0], .trump = deal[1], .top = deal[2]};
    memcpy(found.bids, bids, sizeof found.bids);
    memcpy(found.leaders, leaders, (size_t)found.size * sizeof(int));
    memcpy(found.plays, plays, (size_t)found.size * sizeof found.plays[0]);
    notice((Odds *)odds, &found);
}

/* The rules that the others are taken to follow; 0 for who thinks. */
static void take_habits(Known *known, int seat, const Odds *odds) {
    for (int at = 1; at < SEATS; at++) {
        const double *each = odds->of[(seat + at) & 3];
        int best = each[1] > each[0];
        known->habits[at] = each[best] >= TAKEN ? best + 1 : 0;
    }
}

static void play_cards(Sampler *s, Deal *deal, const Level *levels, const Odds *odds, u64 seed,
                       Record *record) {
    while (deal->done < deal->size) {
        int led = deal->count ? deal->plays[deal->done][0] : 0;
        int seat = ((led ? deal->leaders[deal->done] : deal->leader) + deal->count) & 3;
        u64 cards = legal_cards(deal->hands[seat], led);
        int card = card_of(cards);
        if (size_of(cards) > 1) {
            Known known = known_of(deal, seat, 0, levels[seat].memory);
            if (levels[seat].learns) take_habits(&known, seat, odds);
            Chance chance = source(seed, (u64)seat, (u64)deal->done + 1);
            card = card_for(s, &known, &levels[seat], cards, &chance);
            if (record) write_down(record, &known, card);
        }
        lay_card(deal, seat, card);
    }
}

/* The hands of deals. */
void dealt_hands(u64 first, int deals, u64 *out) {
    for (int n = 0; n < deals; n++) {
        Deal deal;
        deal_cards(&deal, first + (u64)n);
        memcpy(out + SEATS * n, deal.hands, sizeof deal.hands);
    }
}

/* Play deals in which seat n is of levels[n]; `out` gets size, points, bid and tricks of each
   seat of each deal, `choices` (may be null) every choice of a card. The deal, its size and who
   leads follow from its number; with each multiple of 13 a match begins, in which seats that
   learn notice how the others play. Return how many choices there were. */
int play(u64 first, int deals, const Level *levels, int *out, int *choices, int room) {
    Sampler *s = malloc(sizeof *s);
    Record record = {choices, choices + room, 0};
    Odds odds = strangers();
    for (int n = 0; n < deals; n++) {
        Deal deal;
        u64 seed = first + (u64)n;
        if (seed % 13 == 0) odds = strangers();
        deal_cards(&deal, seed);
        for (int seat = 0; seat < SEATS; seat++) {
            int counts[MOST + 1][MOST + 1] = {{0}};
            Known known = known_of(&deal, seat, 1, 99);
            if (levels[seat].learns) take_habits(&known, seat, &odds);
            Chance chance = source(seed, (u64)seat, 0);
            deal.bids[seat] = bid_of(s, &known, &levels[seat], &chance, counts);
        }
        play_cards(s, &deal, levels, &odds, seed, choices ? &record : 0);
        notice(&odds, &deal);
        for (int seat = 0; seat < SEATS; seat++) {
            *out++ = deal.size;
            *out++ = (int)points(deal.bids[seat], deal.taken[seat]);
            *out++ = deal.bids[seat];
            *out++ = deal.taken[seat];
        }
    }
    free(s);
    return record.count;
}

int paid(int bid, int tricks) { return (int)points(bid, tricks); }

/* For comparison with Python: the same decisions, with chances from a tape. */
int taped_bid(const Known *known, const Level *level, const double *tape) {
    int counts[MOST + 1][MOST + 1] = {{0}};
    Sampler *s = malloc(sizeof *s);
    Chance chance = {0, tape};
    int bid = bid_of(s, known, level, &chance, counts);
    free(s);
    return bid;
}

int taped_card(const Known *known, const Level *level, u64 cards, const double *tape) {
    Sampler *s = malloc(sizeof *s);
    Chance chance = {0, tape};
    int card = card_for(s, known, level, cards, &chance);
    free(s);
    return card;
}

void taped_counts(const Known *known, const Level *level, const int *cards, int number, int worlds,
                  int *counts, const double *tape) {
    Sampler *s = malloc(sizeof *s);
    Chance chance = {0, tape};
    sampler(s, known, level->pool);
    try_cards(s, level, level->player == 2, cards, number, worlds, (int(*)[MOST + 1])counts,
              &chance);
    free(s);
}

/* The cards that the policy tells apart, each with the sum of its entries. */
int policy_sums(const Known *known, int *out) {
    Asked found[PACK];
    int number = question(known, found);
    for (int n = 0; n < number; n++) {
        *out++ = found[n].card;
        *out++ = entry_sum(&policies[0], &found[n]);
    }
    return number;
}
