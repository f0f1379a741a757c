/** How often an open screen says that it is still open, in ms. */
export const presenceEveryMs = 15_000;
