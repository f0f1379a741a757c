import { readFile } from '@haat/ui/device/read-file.ts';

/** Larger than what the server stores, so that no quality is lost. */
const maxSide = 1600;
const quality = 0.85;

/**
 * The bytes of a photo scaled for upload: a camera's five megabytes would take a minute over a slow network. Files
 * that the browser cannot decode are sent unchanged, and the server reports what is wrong. Null if it cannot be read.
 */
export async function smallerPhoto(file: File): Promise<Uint8Array | null> {
  const smaller = await scaled(file).catch(() => null);
  return readFile(smaller && smaller.size < file.size ? smaller : file);
}

async function scaled(file: File): Promise<Blob | null> {
  const picture = await createImageBitmap(file);
  const scale = Math.min(1, maxSide / Math.max(picture.width, picture.height));
  const canvas = document.createElement('canvas');
  canvas.width = Math.round(picture.width * scale);
  canvas.height = Math.round(picture.height * scale);
  canvas.getContext('2d')?.drawImage(picture, 0, 0, canvas.width, canvas.height);
  picture.close();
  return new Promise((resolve) => {
    canvas.toBlob(resolve, 'image/jpeg', quality);
  });
}
