import { randomBytes } from 'node:crypto';
import type { Endpoints } from '@haat/contracts';
import type { HandlerInput } from '../../../platform/http/handler.ts';
import { cleanPicture } from '../../../platform/pictures/encode-picture.ts';
import type { Services } from '../../../services.ts';
import { reviewPhotoKey, reviewPhotoPath } from './photo-paths.ts';

/** Enough for the full-screen viewer of a dense phone. */
const maxSide = 1200;

/**
 * Stores a photo of the caller under a name that is never reused, and returns the path at which it is served. A
 * review must reference it within a day. Throws IMAGE_INVALID and STORAGE_FULL.
 */
export async function uploadReviewPhoto(
  { db, storage }: Pick<Services, 'db' | 'storage'>,
  { body, caller: { userId } }: HandlerInput<Endpoints['reviewPhoto']>,
): Promise<{ success: true; data: { path: string } }> {
  const clean = await cleanPicture(body.photo, { maxSide });
  const file = `${randomBytes(16).toString('hex')}.webp`;
  // The row first, so that a file never lacks its row; a row without a file does no harm.
  await db.reviewPhoto.create({ data: { file, userId } });
  await storage.put(reviewPhotoKey(file), clean);
  return { success: true, data: { path: reviewPhotoPath(file) } };
}
