/**
 * The bytes of a chosen file; null if the device cannot read it, such as a photo that is only in the cloud, or a
 * folder.
 */
export async function readFile(file: Blob): Promise<Uint8Array<ArrayBuffer> | null> {
  return file.arrayBuffer().then(
    (bytes) => new Uint8Array(bytes),
    () => null,
  );
}
