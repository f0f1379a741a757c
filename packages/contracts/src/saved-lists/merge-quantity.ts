/** One line of a saved list at three moments; 0 where it does not stand in the list. */
export interface Quantities {
  /** When this device last agreed with the server. */
  known: number;
  /** On this device now. */
  mine: number;
  /** Where it meets: on the server, or on the device while the answer was on its way. */
  theirs: number;
}

/**
 * Brings two copies of a line together. Changed on one side, that side is right, removal included; changed on both, the
 * larger quantity stays, so that nobody's line is lost. Applied twice it comes to the same.
 */
export function mergeQuantity({ known, mine, theirs }: Quantities): number {
  if (mine === known) return theirs;
  if (theirs === known) return mine;
  return Math.max(mine, theirs);
}
