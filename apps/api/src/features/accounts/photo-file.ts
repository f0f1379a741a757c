import type { Services } from '../../services.ts';

/** Where a user's photo lies in the storage of uploads. */
export function photoKey(file: string): string {
  return `user_image/${file}`;
}

/** Removes a photo. A file that stays behind harms nobody, so its removal fails no request. */
export async function removePhoto(
  { storage, pictures, log }: Pick<Services, 'storage' | 'pictures' | 'log'>,
  file: string,
): Promise<void> {
  try {
    await storage.remove(photoKey(file));
    await pictures.renditions.remove(photoKey(file));
  } catch (error) {
    log.warn({ err: error }, 'an old photo was not removed');
  }
}
