/* A complete bot in one file: it takes its goal if a push opens the way, else it walks near it.
 *   cc -O2 -o mybot examples/bot.c && daedalus arena random --engine ./mybot --games 20
 * docs/engine-protocol.md describes the dialogue, docs/notation.md the positions. */
#include <ctype.h>
#include <stdio.h>
#include <stdlib.h>
#include <string.h>

#define MOST (26 * 26 + 1)
typedef struct { int sides; char letter; } Tile; /* open sides: N 1, E 2, S 4, W 8 */
static int width, height;

static int turned(int sides) { return (sides << 1 | sides >> 3) & 15; }
static int hex(char digit) { return isdigit((unsigned char)digit) ? digit - '0' : digit - 'a' + 10; }
static int cell(const char *text) { return (atoi(text + 1) - 1) * width + text[0] - 'a'; }

/* Read tiles such as 7K, with rows separated by '/'; return how many there are. */
static int read_tiles(const char *text, Tile *tiles) {
    int count = 0;
    for (width = 0; *text; text++) {
        if (*text == '/') width = width ? width : count;
        else if (isupper((unsigned char)*text)) tiles[count - 1].letter = *text;
        else tiles[count].sides = hex(*text), tiles[count++].letter = 0;
    }
    return count;
}

/* Mark all cells connected to the start. */
static void reach(const Tile *board, int start, char *seen) {
    int todo[MOST], done = 0, count = 0;
    memset(seen, 0, MOST);
    seen[todo[count++] = start] = 1;
    while (done < count) {
        int at = todo[done++], row = at / width, column = at % width;
        int there[4] = {row ? at - width : -1, column < width - 1 ? at + 1 : -1,
                        row < height - 1 ? at + width : -1, column ? at - 1 : -1};
        for (int side = 0; side < 4; side++) {
            int to = there[side], back = (side + 2) % 4;
            if (to >= 0 && !seen[to] && board[at].sides >> side & board[to].sides >> back & 1) seen[todo[count++] = to] = 1;
        }
    }
}

/* Return how many cells the line of a slot has, 0 if there is none, and the step between them. */
static int line_of(int slot, int *step) {
    int row = slot / width, column = slot % width;
    int across = row % 2 && row < height - 1 && (column == 0 || column == width - 1);
    int down = column % 2 && column < width - 1 && (row == 0 || row == height - 1);
    *step = across ? (column ? -1 : 1) : (row ? -width : width);
    return across ? width : down ? height : 0;
}

static void best_turn(char *position) {
    char *field[7], seen[MOST];
    Tile board[MOST + 1], after[MOST + 1], spare;
    int me = 0, seats = 0, best = 4000, push = 0, lie = 0, end = 0, step;
    for (int at = 0; at < 7; at++) field[at] = strtok(at ? NULL : position, " \n");
    read_tiles(field[2], &spare);
    height = read_tiles(field[1], board) / width;
    int seat = field[4][0] - '1', cells = width * height;
    for (char *piece = field[3]; piece; piece = strchr(piece + 1, ','))
        if (seats++ == seat) me = cell(piece + (*piece == ','));
    for (int at = 0; at < seat; at++) field[6] = strchr(field[6], ',') + 1;
    char goal = strchr(field[6], ':')[1];
    int corner[4] = {0, width - 1, cells - 1, cells - width};
    int home = corner[seats == 2 ? 2 * seat : seat];
    for (int slot = 0; slot < cells; slot++) {
        int count = line_of(slot, &step);
        if (!count || (field[5][0] != '-' && slot == cell(field[5]))) continue;
        for (int quarter = 0, sides = spare.sides; quarter < 4; quarter++, sides = turned(sides)) {
            int my = me, aim = isupper((unsigned char)goal) ? -1 : home;
            memcpy(after, board, sizeof after);
            for (int at = 1; at < count; at++) after[slot + at * step] = board[slot + (at - 1) * step];
            after[slot].sides = sides, after[slot].letter = spare.letter;
            for (int at = 0; at < count; at++) if (me == slot + at * step) my = slot + (at + 1) % count * step;
            for (int at = 0; at < cells; at++) if (goal && after[at].letter == goal) aim = at;
            reach(after, my, seen);
            for (int at = 0; at < cells; at++) {
                int far = abs(at / width - aim / width) + abs(at % width - aim % width);
                far = (aim < 0 ? 99 : far) * 16 + rand() % 8; /* random among equals */
                if (seen[at] && far < best) best = far, push = slot, lie = sides, end = at;
            }
        }
    }
    printf("bestturn %c%d=%x %c%d\n", 'a' + push % width, push / width + 1, (unsigned)lie,
           'a' + end % width, end / width + 1);
}

int main(void) {
    static char line[65536], position[65536];
    setvbuf(stdout, NULL, _IOLBF, 0);
    while (fgets(line, sizeof line, stdin) && strncmp(line, "quit", 4)) {
        if (!strncmp(line, "hello", 5)) puts("id name Example in C\nhellook 1");
        else if (!strncmp(line, "ping", 4)) puts("pong");
        else if (!strncmp(line, "position ", 9)) strcpy(position, line + 9);
        else if (!strncmp(line, "go", 2)) best_turn(position);
    }
    return 0;
}
