// The obvious program, to compare with: random games of the original edition for two players, every
// legal move equally likely. Prints games per second of CPU time and turns per game.
#include <cstdio>
#include <cstdlib>
#include <ctime>
#include <random>
#include <vector>

struct Game {
    bool up[37] = {};
    std::vector<int> stack[2];
    int player = 0, turns = 1;

    Game() {
        for (int tile = 21; tile <= 36; tile++) up[tile] = true;
    }

    bool over() const {
        for (int tile = 21; tile <= 36; tile++)
            if (up[tile]) return false;
        return true;
    }

    void fail() {
        std::vector<int>& mine = stack[player];
        if (mine.empty()) return;
        int returned = mine.back();
        mine.pop_back();
        up[returned] = true;
        int highest = 36;
        while (!up[highest]) highest--;
        if (highest != returned) up[highest] = false;
    }

    void stop(int total, bool worm) {
        std::vector<int>&mine = stack[player], &other = stack[1 - player];
        if (!worm) return fail();
        if (total >= 21 && total <= 36 && !up[total] && !other.empty() && other.back() == total) {
            other.pop_back();
            mine.push_back(total);
            return;
        }
        for (int tile = total < 36 ? total : 36; tile >= 21; tile--)
            if (up[tile]) {
                up[tile] = false;
                mine.push_back(tile);
                return;
            }
        fail();
    }
};

static std::mt19937 luck(1);

static int below(int limit) { return std::uniform_int_distribution<int>(0, limit - 1)(luck); }

static void turn(Game& game) {
    static const int points[6] = {1, 2, 3, 4, 5, 5};
    int dice = 8, used = 0, total = 0;
    while (true) {
        int count[6] = {}, fresh[6], choices = 0;
        for (int die = 0; die < dice; die++) count[below(6)]++;
        for (int face = 0; face < 6; face++)
            if (count[face] && !(used >> face & 1)) fresh[choices++] = face;
        if (!choices) return game.fail();
        int face = fresh[choices > 1 ? below(choices) : 0];
        used |= 1 << face;
        dice -= count[face];
        total += count[face] * points[face];
        if (!dice || used == 63 || below(2)) return game.stop(total, used >> 5 & 1);
    }
}

int main(int, char** arguments) {
    long games = std::atol(arguments[1]), turns = 0;
    std::clock_t begin = std::clock();
    for (long number = 0; number < games; number++) {
        Game game;
        while (true) {
            turn(game);
            if (game.over()) break;
            game.player = 1 - game.player;
            game.turns++;
        }
        turns += game.turns;
    }
    double seconds = double(std::clock() - begin) / CLOCKS_PER_SEC;
    std::printf("%f %f\n", games / seconds, double(turns) / games);
}
