const folder = 'review_photo';
const served = `/uploads/images/${folder}/`;

/** The folder of reviews' photos, below `/uploads/images`. */
export const reviewPhotoFolder = folder;

/** The storage key of a photo. */
export function reviewPhotoKey(file: string): string {
  return `${folder}/${file}`;
}

/** Where a photo is served. */
export function reviewPhotoPath(file: string): string {
  return served + file;
}

/** The file of a photo that is served there; what is served nowhere has a file that nothing is called. */
export function reviewPhotoFile(path: string): string {
  return path.startsWith(served) ? path.slice(served.length) : '';
}
