/** The quantity of one line of a saved list in three states; 0 if the list does not contain it. */
export interface Quantities {
  /** After this device's last merge. */
  known: number;
  /** On this device now. */
  mine: number;
  /** On the other side: the server, or the device while the response was under way. */
  theirs: number;
}

/**
 * Merges two copies of a line. If one side changed, it wins, even by removing the line; if both did, the larger
 * quantity wins, so that no line is lost. Idempotent.
 */
export function mergeQuantity({ known, mine, theirs }: Quantities): number {
  if (mine === known) return theirs;
  if (theirs === known) return mine;
  return Math.max(mine, theirs);
}
