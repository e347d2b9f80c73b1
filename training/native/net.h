/* The network that foretells tricks for a hand and a bid; training/net.py tells its inputs. */
enum { INPUTS = 77, FIRST = 96, SECOND = 48, TRICKS = MOST + 1 };
enum { NET = FIRST * (INPUTS + TRICKS + 1) + SECOND * (FIRST + 1) + TRICKS * (SECOND + 1) };

static struct {
    float first[FIRST][INPUTS], bid[FIRST][TRICKS], first_bias[FIRST];
    float second[SECOND][FIRST], second_bias[SECOND], third[TRICKS][SECOND], third_bias[TRICKS];
} net;

int net_size(void) { return sizeof net == NET * sizeof(float) ? NET : -1; }
void set_net(const float *weights) { memcpy(&net, weights, sizeof net); }

/* Plain suits in order of their length, then of their cards. */
static void plain_order(const int *masks, int plain, int *order) {
    for (int n = 0; n < 4; n++) order[n] = n;
    for (int n = 1; n < plain; n++)
        for (int m = n; m; m--) {
            int a = order[m - 1], b = order[m];
            if (bits(masks[a]) * MASKS + masks[a] >= bits(masks[b]) * MASKS + masks[b]) break;
            order[m - 1] = b;
            order[m] = a;
        }
}

/* `leader` counts from the seat that bids. */
void net_inputs(u64 hand, int size, int leader, float *x) {
    int trump = size < MOST, masks[4], order[4], kind = (size - 1) / 2;
    for (int suit = 0; suit < 4; suit++)
        masks[suit] = row_of(hand, suit) >> !(suit == 3 && trump);
    plain_order(masks, trump ? 3 : 4, order);
    memset(x, 0, INPUTS * sizeof *x);
    for (int n = 0; n < 4; n++)
        for (int bit = 0; bit < 13; bit++) x[13 * n + bit] = masks[order[n]] >> bit & 1;
    for (int n = 0; n < 4; n++) x[52 + n] = bits(masks[order[n]]) / 4.0f;
    x[56 + kind] = 1;
    x[63 + (leader & 3)] = 1;
    float value = worth(&worth_by_size[kind], hand) / 1000.0f;
    float usual = worth(&bid_by_size[kind], hand) / 1000.0f;
    x[67] = value;
    x[68] = usual;
    x[69] = size / 13.0f;
    x[70] = !trump;
    for (int n = 0; n < 4; n++) x[71 + n] = masks[order[n]] ? 0 : 1;
    x[75] = value - (int)(value + 0.5f);
    x[76] = usual - (int)(usual + 0.5f);
}

/* The chance of each number of tricks for a bid. */
static void net_first(const float *x, float *h) {
    for (int i = 0; i < FIRST; i++) {
        h[i] = net.first_bias[i];
        for (int j = 0; j < INPUTS; j++) h[i] += net.first[i][j] * x[j];
    }
}

static double net_value(const float *h, int bid, int size) {
    float a[FIRST], b[SECOND], top = -1e9f, out[TRICKS];
    double total = 0, value = 0;
    for (int i = 0; i < FIRST; i++) a[i] = h[i] + net.bid[i][bid], a[i] = a[i] > 0 ? a[i] : 0;
    for (int i = 0; i < SECOND; i++) {
        b[i] = net.second_bias[i];
        for (int j = 0; j < FIRST; j++) b[i] += net.second[i][j] * a[j];
        if (b[i] < 0) b[i] = 0;
    }
    for (int k = 0; k <= size; k++) {
        out[k] = net.third_bias[k];
        for (int j = 0; j < SECOND; j++) out[k] += net.third[k][j] * b[j];
        if (out[k] > top) top = out[k];
    }
    for (int k = 0; k <= size; k++) {
        double p = __builtin_exp(out[k] - top);
        total += p;
        value += p * points(bid, k);
    }
    return value / total;
}

static int net_bid(const Known *known, int low, int worth_) {
    float x[INPUTS], h[FIRST];
    double best = -1e9;
    int bids[MOST + 1], found = low, number = near_bids(low, known->size, worth_, 3, bids);
    net_inputs(known->mine, known->size, known->leader, x);
    net_first(x, h);
    for (int n = 0; n < number; n++) {
        double value = net_value(h, bids[n], known->size);
        if (value > best) best = value, found = bids[n];
    }
    return found;
}

/* The best bid of those that were played out, by their average and the network's value. */
static int mixed_bid(const Known *known, int low, int worth_, int (*counts)[MOST + 1],
                     double share) {
    float x[INPUTS], h[FIRST];
    double best = -1e9;
    int found = low;
    (void)worth_;
    net_inputs(known->mine, known->size, known->leader, x);
    net_first(x, h);
    for (int bid = low; bid <= known->size; bid++) {
        int played = 0;
        for (int k = 0; k <= known->size; k++) played += counts[bid][k];
        if (!played) continue;
        double value = (1 - share) * mean(counts[bid], bid, known->size);
        value += share * net_value(h, bid, known->size);
        if (value > best) best = value, found = bid;
    }
    return found;
}

/* The inputs of many hands, and of the hands that others may hold beside each. */
void net_rows(const u64 *hands, const int *sizes, const int *leaders, int number, float *out) {
    for (int n = 0; n < number; n++) net_inputs(hands[n], sizes[n], leaders[n], out + INPUTS * n);
}
