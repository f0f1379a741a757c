import { withTransaction } from '../../../platform/db/transaction.ts';
import type { Services } from '../../../services.ts';
import { reviewPhotoKey } from './photo-paths.ts';

const everyMs = 60 * 60_000;
const atOnce = 100;

type RemovalServices = Pick<Services, 'db' | 'storage' | 'pictures' | 'log'>;

/** Every hour while the jobs run: removes photos that were uploaded more than a day ago and belong to no review. */
export function startRemovingReviewPhotos(services: RemovalServices & Pick<Services, 'jobs'>): void {
  services.jobs.repeat({ everyMs }, async () => {
    const count = await removeUnusedReviewPhotos(services);
    if (count > 0) services.log.info({ count }, "reviews' photos that nothing shows were removed");
  });
}

/** Removes the photos that were uploaded more than a day ago and belong to no review. Returns how many. */
export async function removeUnusedReviewPhotos(services: RemovalServices): Promise<number> {
  let count = 0;
  for (;;) {
    const rows = await services.db.$queryRaw<{ file: string }[]>`
      SELECT file FROM review_photos WHERE review_id IS NULL AND uploaded_at < now() - interval '1 day'
       ORDER BY uploaded_at LIMIT ${atOnce}`;
    for (const { file } of rows) await removePhoto(services, file);
    count += rows.length;
    if (rows.length < atOnce) return count;
  }
}

/** Removes photos that no longer belong to a review. If a file cannot be removed now, it is retried later. */
export async function removeReviewPhotos(services: RemovalServices, files: readonly string[]): Promise<void> {
  try {
    for (const file of files) await removePhoto(services, file);
  } catch (error) {
    services.log.warn({ err: error }, 'photos of a review could not be removed yet');
  }
}

/** Deletes row and file together, or neither if a review references the photo meanwhile. */
async function removePhoto({ db, storage, pictures }: RemovalServices, file: string): Promise<void> {
  await withTransaction(db, async (tx) => {
    const { count } = await tx.reviewPhoto.deleteMany({ where: { file, reviewId: null } });
    if (count === 0) return;
    await storage.remove(reviewPhotoKey(file));
    await pictures.renditions.removeOfUpload(reviewPhotoKey(file));
  });
}
