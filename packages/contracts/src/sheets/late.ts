/** From this many days after its hand-over on, the cash of a sheet is late. */
export const lateAfterDays = 5;
