# A rival for "tercet bench solve": counts the sets of each line of cards by all pairs and the third card of each.
#   ./tercet bench solve --rival 'awk -f bench/rivals/pairs.awk'
BEGIN {
    split("1rso 2gts 3pod", sample, " ")
    for (place = 1; place <= 4; place++)
        for (value = 1; value <= 3; value++)
            letter[place, value] = substr(sample[value], place, 1)
    for (place = 1; place <= 4; place++)
        for (a = 1; a <= 3; a++)
            for (b = 1; b <= 3; b++)
                third[place, letter[place, a], letter[place, b]] = letter[place, a == b ? a : 6 - a - b]
}
{
    split("", there)
    for (i = 1; i <= NF; i++) there[$i] = i
    found = 0
    for (i = 1; i < NF; i++)
        for (j = i + 1; j <= NF; j++) {
            card = ""
            for (place = 1; place <= 4; place++)
                card = card third[place, substr($i, place, 1), substr($j, place, 1)]
            if (there[card] > j) found++
        }
    print found
}
