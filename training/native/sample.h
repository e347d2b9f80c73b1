/* What one seat knows, and deals that agree with it: farwhist/bots/core/sampling.py. */
enum { POOL = 4096 };

typedef struct {
    int size, trump, left, leader; /* seats count from the one that thinks, here and below */
    int top;                       /* the highest strength of suit 3; of the others it is 13 */
    u64 mine, unseen, played[SEATS];
    u64 barred[SEATS];
    int room[SEATS], bids[SEATS], taken[SEATS]; /* a bid that is not known is -1 */
    int laid[SEATS], count;                     /* the cards of the trick, in order */
    int habits[SEATS];                          /* the rule by which a seat is taken to play */
} Known;

typedef struct { u64 hands[SEATS]; } Dealt;

typedef struct {
    const Known *known;
    const Estimator *judge;
    const int *likely;
    int rooms[SEATS + 1], number, judged[SEATS], judges, pool_size, pooled;
    int cards[PACK], tight[PACK], allowed[PACK], tights, loose[PACK], looses;
    u64 bit[PACK];
    u64 heights[POOL];
    Dealt pool[POOL];
} Sampler;

static inline int kind_of(const Known *known) { return (known->size - 1) / 2; }

static u64 full_pack(const Known *known) {
    return 0x3ffe3ffe3ffeULL | (u64)((1u << (known->top + 1)) - 2) << 48;
}

static void sampler(Sampler *s, const Known *known, int pool) {
    s->known = known;
    s->judge = &bid_by_size[kind_of(known)];
    s->likely = likely_by_size[kind_of(known)];
    s->number = s->tights = s->looses = s->judges = s->pooled = 0;
    int stock = size_of(known->unseen), rooms = 0;
    for (int seat = 0; seat < SEATS; seat++) stock -= s->rooms[seat] = known->room[seat];
    s->rooms[SEATS] = stock;
    for (int seat = 0; seat <= SEATS; seat++) rooms += s->rooms[seat] > 0;
    for (u64 rest = known->unseen; rest; rest &= rest - 1) {
        int card = card_of(rest), allowed = 0;
        for (int seat = 0; seat <= SEATS; seat++)
            if (s->rooms[seat] && (seat == SEATS || !(known->barred[seat] & bit_of(card))))
                allowed |= 1 << seat;
        s->cards[s->number] = card;
        s->bit[s->number] = bit_of(card);
        s->allowed[s->number] = allowed;
        if (bits(allowed) < rooms) s->tight[s->tights++] = s->number;
        else s->loose[s->looses++] = s->number;
        s->number++;
    }
    for (int i = 1; i < s->tights; i++) /* by how many seats may hold a card */
        for (int j = i; j && bits(s->allowed[s->tight[j]]) < bits(s->allowed[s->tight[j - 1]]); j--) {
            int other = s->tight[j];
            s->tight[j] = s->tight[j - 1];
            s->tight[j - 1] = other;
        }
    for (int seat = 1; seat < SEATS; seat++)
        if (known->bids[seat] >= 0 && known->room[seat]) s->judged[s->judges++] = seat;
    s->pool_size = s->judges && known->unseen ? pool : 0;
}

static int slots_of(const int *room, uint8_t *slots, Chance *chance) {
    int number = 0;
    for (int seat = 0; seat <= SEATS; seat++)
        for (int n = 0; n < room[seat]; n++) slots[number++] = (uint8_t)seat;
    for (int n = least(number - room[SEATS], number - 1) - 1; n >= 0; n--) {
        int other = n + (int)(draw(chance) * (number - n));
        uint8_t slot = slots[n];
        slots[n] = slots[other];
        slots[other] = slot;
    }
    return number;
}

/* Deal loose cards to the seats; the same as by `slots_of`, with fewer chances. */
static void deal_loose(const Sampler *s, const int *room, u64 *hands, Chance *chance) {
    int loose[PACK], at = 0;
    memcpy(loose, s->loose, sizeof(int) * (size_t)s->looses);
    for (int seat = 1; seat < SEATS; seat++)
        for (int n = 0; n < room[seat]; n++, at++) {
            int other = at + below(chance, s->looses - at), index = loose[other];
            loose[other] = loose[at];
            hands[seat] |= s->bit[index];
        }
}

static int try_owners(const Sampler *s, uint8_t *found, u64 *hands, Chance *chance) {
    int room[SEATS + 1];
    uint8_t slots[PACK];
    memcpy(room, s->rooms, sizeof room);
    for (int n = 0; n < s->tights; n++) {
        int index = s->tight[n], allowed = s->allowed[index], total = 0, seat = 0;
        for (int each = 0; each <= SEATS; each++) if (allowed >> each & 1) total += room[each];
        if (!total) return 0;
        int k = (int)(draw(chance) * total);
        for (;; seat++) {
            if (!(allowed >> seat & 1)) continue;
            k -= room[seat];
            if (k < 0) break;
        }
        room[seat]--;
        found[index] = (uint8_t)seat;
    }
    if (!chance->tape) {
        for (int n = 0; n < s->tights; n++) hands[found[s->tight[n]]] |= s->bit[s->tight[n]];
        deal_loose(s, room, hands, chance);
        return 2;
    }
    slots_of(room, slots, chance);
    for (int n = 0; n < s->looses; n++) found[s->loose[n]] = slots[n];
    return 1;
}

typedef struct { int held[SEATS + 1][PACK], count[SEATS + 1]; } Holders;

static int place(const Sampler *s, Holders *h, int index, int *tried, Chance *chance) {
    int seats[SEATS + 1], number = 0;
    for (int seat = 0; seat <= SEATS; seat++)
        if (s->allowed[index] >> seat & 1) seats[number++] = seat;
    if (!number) return 0;
    int turn = (int)(draw(chance) * number);
    for (int n = 0; n < number; n++) {
        int seat = seats[(turn + n) % number];
        if (*tried >> seat & 1) continue;
        *tried |= 1 << seat;
        if (h->count[seat] < s->rooms[seat]) {
            h->held[seat][h->count[seat]++] = index;
            return 1;
        }
        for (int where = 0; where < h->count[seat]; where++)
            if (place(s, h, h->held[seat][where], tried, chance)) {
                h->held[seat][where] = index;
                return 1;
            }
    }
    return 0;
}

/* Owners by augmenting paths, which finds a deal whenever there is one. */
static void match_owners(const Sampler *s, uint8_t *found, Chance *chance) {
    Holders h;
    memset(h.count, 0, sizeof h.count);
    for (int n = 0; n < s->number; n++) {
        int tried = 0;
        place(s, &h, n < s->tights ? s->tight[n] : s->loose[n - s->tights], &tried, chance);
    }
    for (int seat = 0; seat <= SEATS; seat++)
        for (int n = 0; n < h.count[seat]; n++) found[h.held[seat][n]] = (uint8_t)seat;
}

static void deal_out(const Sampler *s, Dealt *dealt, Chance *chance) {
    uint8_t found[PACK];
    u64 hands[SEATS + 1] = {s->known->mine, 0, 0, 0, 0};
    int done = 0;
    if (!s->tights && chance->tape) done = 1, slots_of(s->rooms, found, chance);
    for (int n = 0; n < 16 && !done; n++) done = try_owners(s, found, hands, chance);
    if (!done) match_owners(s, found, chance);
    for (int n = 0; n < s->number && done < 2; n++) hands[found[n]] |= bit_of(s->cards[n]);
    memcpy(dealt->hands, hands, sizeof dealt->hands);
}

/* How well a deal explains the bids. */
static u64 weight_of(const Sampler *s, const Dealt *dealt) {
    u64 weight = 1;
    for (int n = 0; n < s->judges; n++) {
        int seat = s->judged[n];
        int off = worth(s->judge, dealt->hands[seat] | s->known->played[seat]);
        off -= UNIT * s->known->bids[seat];
        off = off >= 0 ? off / 50 : (-off - 1) / 50;
        weight *= (u64)s->likely[off];
    }
    return weight;
}

static void refresh(Sampler *s, Chance *chance) {
    u64 total = 0;
    for (s->pooled = 0; s->pooled < s->pool_size; s->pooled++) {
        deal_out(s, &s->pool[s->pooled], chance);
        s->heights[s->pooled] = total += weight_of(s, &s->pool[s->pooled]);
    }
}

static const Dealt *chosen_deal(Sampler *s, Chance *chance) {
    if (!s->pooled) {
        deal_out(s, &s->pool[0], chance);
        return &s->pool[0];
    }
    u64 height = (u64)(draw(chance) * (double)s->heights[s->pooled - 1]);
    int low = 0, high = s->pooled;
    while (low < high) {
        int middle = (low + high) / 2;
        if (height < s->heights[middle]) high = middle;
        else low = middle + 1;
    }
    return &s->pool[low];
}
