/*
 * A rival for "tercet bench solve": counts the sets of each line of cards by trying all triples, in C.
 *   cc -O3 -march=native -o triples bench/rivals/triples.c && ./tercet bench solve --rival ./triples
 */
#include <stdio.h>
#include <string.h>

static int value(const char *letters, char letter) {
    return (int)(strchr(letters, letter) - letters);
}

static int is_set(const int *a, const int *b, const int *c) {
    for (int i = 0; i < 4; i++) {
        if ((a[i] + b[i] + c[i]) % 3 != 0) {
            return 0;
        }
    }
    return 1;
}

int main(void) {
    static const char *letters[] = {"123", "rgp", "sto", "osd"};
    static char line[1024];
    int cards[81][4];
    while (fgets(line, sizeof line, stdin)) {
        int n = 0;
        for (char *word = strtok(line, " \n"); word && n < 81; word = strtok(NULL, " \n"), n++) {
            for (int i = 0; i < 4; i++) {
                cards[n][i] = value(letters[i], word[i]);
            }
        }
        int found = 0;
        for (int i = 0; i < n; i++) {
            for (int j = i + 1; j < n; j++) {
                for (int k = j + 1; k < n; k++) {
                    found += is_set(cards[i], cards[j], cards[k]);
                }
            }
        }
        printf("%d\n", found);
    }
    return 0;
}
