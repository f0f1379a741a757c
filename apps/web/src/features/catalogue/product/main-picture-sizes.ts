/** How wide the main picture stands, for choosing its file. */
export const mainPictureSizes = '(min-width: 77.5rem) 606px, (min-width: 48rem) 48vw, 100vw';
