/** Longer than the server keeps, so that nothing is lost. */
const maxSide = 1600;
const quality = 0.85;

/**
 * The bytes of a photo as a phone should send it: a camera's five million are a minute over a slow network. What the browser cannot read is
 * sent as it is, and the server says what is wrong with it.
 */
export async function smallerPhoto(file: File): Promise<Uint8Array> {
  const smaller = await scaled(file).catch(() => null);
  return new Uint8Array(await (smaller && smaller.size < file.size ? smaller : file).arrayBuffer());
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
