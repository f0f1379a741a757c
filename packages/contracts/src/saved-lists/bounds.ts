/** Maximum number of pieces of a line, in carts, favourites and orders alike. */
export const maxPieces = 999;
/** Maximum number of changes of one list in a request. */
export const maxChanges = 300;
