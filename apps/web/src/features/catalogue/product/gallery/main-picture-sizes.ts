/** The main picture's displayed width, for the `sizes` attribute; thumbnails take space only if there is more than one picture. */
export function mainPictureSizes(pictureCount: number): string {
  const widest = pictureCount > 1 ? '607px' : '699px';
  return `(min-width: 77.5rem) ${widest}, (min-width: 48rem) 50vw, 100vw`;
}
