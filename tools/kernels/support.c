/* What the kernels need around them where no C library is linked, and what they tell about
 * themselves.  Compiled for the oldest processors of each kind: `runs_here` is asked first. */

#if defined(_WIN32)
#define SHOWN __declspec(dllexport)
#else
#define SHOWN __attribute__((visibility("default")))
#endif
#define OWN __attribute__((visibility("hidden")))

#if defined(__wasm__)

/* JavaScript puts its block here. */
__attribute__((aligned(64))) unsigned char block[BLOCK_SIZE];

#else

SHOWN int block_size(void) { return BLOCK_SIZE; }

#if defined(__x86_64__)

static unsigned leaf(unsigned number, int which) {
    unsigned a = number, b, c = 0, d;
    __asm__ volatile("cpuid" : "+a"(a), "=b"(b), "+c"(c), "=d"(d));
    return which == 0 ? a : which == 1 ? b : c;
}

static int has(unsigned bits, unsigned wanted) { return (bits & wanted) == wanted; }

/* Whether this is an x86-64-v3, by the numbers of the makers' manuals. */
SHOWN int runs_here(void) {
    const unsigned one = 1u << 12 | 1u << 20 | 1u << 22 | 1u << 23 /* FMA, SSE4.2, MOVBE, POPCNT */
                         | 1u << 27 | 1u << 28 | 1u << 29;         /* OSXSAVE, AVX, F16C */
    const unsigned seven = 1u << 3 | 1u << 5 | 1u << 8;            /* BMI1, AVX2, BMI2 */
    const unsigned far = 1u << 5;                                  /* LZCNT */
    unsigned kept, high;
    if (leaf(0, 0) < 7 || !has(leaf(1, 2), one) || !has(leaf(7, 1), seven) ||
        !has(leaf(0x80000001u, 2), far))
        return 0;
    __asm__ volatile("xgetbv" : "=a"(kept), "=d"(high) : "c"(0));
    return has(kept, 6); /* the system keeps the wide registers */
}

#else

SHOWN int runs_here(void) { return 1; }

#endif

OWN void *memset(void *to, int value, __SIZE_TYPE__ count) {
    unsigned char *place = to;
    while (count--)
        *place++ = (unsigned char)value;
    return to;
}

OWN void *memcpy(void *restrict to, const void *restrict from, __SIZE_TYPE__ count) {
    unsigned char *place = to;
    const unsigned char *source = from;
    while (count--)
        *place++ = *source++;
    return to;
}

#if defined(__APPLE__)

OWN void bzero(void *to, __SIZE_TYPE__ count) { memset(to, 0, count); }

OWN void memset_pattern16(void *to, const void *pattern, __SIZE_TYPE__ count) {
    for (__SIZE_TYPE__ at = 0; at < count; at++)
        ((unsigned char *)to)[at] = ((const unsigned char *)pattern)[at % 16];
}

#endif
#endif
