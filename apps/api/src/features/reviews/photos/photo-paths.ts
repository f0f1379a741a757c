const folder = 'review_photo';
const served = `/uploads/images/${folder}/`;

/** The folder of reviews' photos, below `/uploads/images`. */
export const reviewPhotoFolder = folder;

/** The storage key of a photo. */
export function reviewPhotoKey(file: string): string {
  return `${folder}/${file}`;
}

/** The path at which a photo is served. */
export function reviewPhotoPath(file: string): string {
  return served + file;
}

/** The file of a photo served at this path; '' for any other path, which no file is named. */
export function reviewPhotoFile(path: string): string {
  return path.startsWith(served) ? path.slice(served.length) : '';
}
