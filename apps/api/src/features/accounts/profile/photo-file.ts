import type { Services } from '../../../services.ts';

/** The storage key of a user's photo. */
export function photoKey(file: string): string {
  return `user_image/${file}`;
}

/** Removes a photo. A leftover file does no harm, so a failure is only logged. */
export async function removePhoto(
  { storage, pictures, log }: Pick<Services, 'storage' | 'pictures' | 'log'>,
  file: string,
): Promise<void> {
  try {
    await storage.remove(photoKey(file));
    await pictures.renditions.removeOfUpload(photoKey(file));
  } catch (error) {
    log.warn({ err: error }, 'an old photo could not be removed');
  }
}
