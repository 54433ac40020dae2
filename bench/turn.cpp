// The obvious program, to compare with: the expected worms of a fresh original turn. Every position
// of a turn is solved once; for each, every distinct roll of the dice in hand is looked at.
#include <algorithm>
#include <chrono>
#include <cstdio>
#include <cstring>
#include <vector>

struct Roll {
    int count[6];
    double chance;
};

static std::vector<Roll> rolls[9];
static double known[64][41][9];
static bool solved[64][41][9];
static const int points_of[6] = {1, 2, 3, 4, 5, 5};

static void list_rolls(int dice, int face, int left, Roll& roll, double chance) {
    if (face == 5) {
        roll.count[5] = left;
        double factor = chance;
        for (int i = 2; i <= left; i++) factor /= i;
        rolls[dice].push_back(roll);
        rolls[dice].back().chance = factor;
        return;
    }
    double factor = chance;
    for (int count = 0; count <= left; count++) {
        if (count > 1) factor /= count;
        roll.count[face] = count;
        list_rolls(dice, face + 1, left - count, roll, factor);
    }
}

static double stop(int used, int points) {
    if (!(used & 32) || points < 21) return 0;
    return (std::min(points, 36) - 17) / 4;
}

static double best(int used, int points, int dice);

static double roll_on(int used, int points, int dice) {
    double mean = 0;
    for (const Roll& roll : rolls[dice]) {
        double most = 0;
        for (int face = 0; face < 6; face++)
            if (roll.count[face] && !(used >> face & 1))
                most = std::max(most, best(used | 1 << face, points + roll.count[face] * points_of[face],
                                           dice - roll.count[face]));
        mean += roll.chance * most;
    }
    return mean;
}

static double best(int used, int points, int dice) {
    if (solved[used][points][dice]) return known[used][points][dice];
    double value = stop(used, points);
    if (dice && used != 63) value = std::max(value, roll_on(used, points, dice));
    solved[used][points][dice] = true;
    return known[used][points][dice] = value;
}

int main() {
    for (int dice = 0; dice <= 8; dice++) {
        Roll roll{};
        double chance = 1;
        for (int i = 1; i <= dice; i++) chance *= i / 6.0;
        list_rolls(dice, 0, dice, roll, chance);
    }
    double value = 0, fastest = 1e9;
    for (int round = 0; round < 400; round++) {
        std::memset(solved, 0, sizeof solved);
        auto begin = std::chrono::steady_clock::now();
        value = roll_on(0, 0, 8);
        std::chrono::duration<double, std::micro> took = std::chrono::steady_clock::now() - begin;
        fastest = std::min(fastest, took.count());
    }
    std::printf("%.9f %.1f\n", value, fastest);
}
