/** How wide the main picture stands, for choosing its file: thumbnails take their part only where there are several. */
export function mainPictureSizes(pictureCount: number): string {
  const widest = pictureCount > 1 ? '607px' : '699px';
  return `(min-width: 77.5rem) ${widest}, (min-width: 48rem) 50vw, 100vw`;
}
