import { randomBytes } from 'node:crypto';
import type { Endpoints } from '@haat/contracts';
import { writeAudit } from '../../../../platform/audit/write-audit.ts';
import { withTransaction } from '../../../../platform/db/transaction.ts';
import type { HandlerInput } from '../../../../platform/http/handler.ts';
import { cleanPicture } from '../../../../platform/pictures/encode-picture.ts';
import type { Services } from '../../../../services.ts';
import { pictureFolder, picturePathOf } from './picture-paths.ts';

/** Enough for the full-screen viewer of a dense screen. */
const maxSide = 1600;

/**
 * Stores a picture under a name that is never reused, and returns the path at which it is served. It must be
 * referenced within a day; from then on it is kept for good, because orders show it. Throws IMAGE_INVALID and
 * STORAGE_FULL.
 */
export async function uploadPicture(
  { db, storage }: Pick<Services, 'db' | 'storage'>,
  { body, staff, request: { requestId } }: HandlerInput<Endpoints['adminPictureUpload']>,
): Promise<{ success: true; data: { path: string } }> {
  const clean = await cleanPicture(body.photo, { maxSide });
  const file = `${randomBytes(16).toString('hex')}.webp`;
  // The row first, so that a file never lacks its row; a row without a file does no harm.
  await db.unusedPicture.create({ data: { file } });
  await storage.put(`${pictureFolder}/${file}`, clean);
  await withTransaction(db, (tx) =>
    writeAudit(tx, {
      staff,
      action: 'adminPictureUpload',
      subject: { kind: 'picture', id: file },
      after: { bytes: clean.length },
      requestId,
    }),
  );
  return { success: true, data: { path: picturePathOf(file) } };
}
