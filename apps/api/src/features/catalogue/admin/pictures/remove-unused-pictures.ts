import type { Services } from '../../../../services.ts';
import { pictureFolder } from './picture-paths.ts';

const everyMs = 60 * 60_000;
const atOnce = 100;

type RemovalServices = Pick<Services, 'db' | 'storage' | 'pictures' | 'log'>;

/** Every hour while the jobs run: removes pictures that were uploaded more than a day ago and never used. */
export function startRemovingPictures(services: RemovalServices & Pick<Services, 'jobs'>): void {
  services.jobs.repeat({ everyMs }, async () => {
    const count = await removeUnusedPictures(services);
    if (count > 0) services.log.info({ count }, 'pictures that nothing used were removed');
  });
}

/**
 * Removes pictures that were uploaded more than a day ago and are not referenced, with their renditions. Returns how
 * many. Files that the storage cannot remove now are retried next time.
 */
export async function removeUnusedPictures({ db, storage, pictures }: RemovalServices): Promise<number> {
  let count = 0;
  for (;;) {
    const files = await db.$queryRaw<{ file: string }[]>`
      SELECT file FROM unused_pictures WHERE uploaded_at < now() - interval '1 day' ORDER BY uploaded_at LIMIT ${atOnce}`;
    for (const { file } of files) {
      const key = `${pictureFolder}/${file}`;
      await storage.remove(key);
      await pictures.renditions.removeOfUpload(key);
      await db.unusedPicture.deleteMany({ where: { file } });
    }
    count += files.length;
    if (files.length < atOnce) return count;
  }
}
