/** The most pieces of one line, in carts, favourites and orders alike. */
export const maxPieces = 999;
/** The most changes of one list that a device sends at once. */
export const maxChanges = 300;
