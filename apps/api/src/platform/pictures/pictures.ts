import { join } from 'node:path';
import type { Logger } from 'pino';
import type { Config } from '../config.ts';
import type { Storage } from '../storage/storage.ts';
import { createBoundedFolder } from './bounded-folder.ts';
import { demoFolder } from './demo-folder.ts';
import { createPictureSources, type PictureSources } from './picture-sources.ts';
import { createRenditions, type Renditions } from './renditions.ts';

/** The shop's pictures: their sources and renditions. */
export interface Pictures {
  sources: PictureSources;
  renditions: Renditions;
}

const bytesPerMegabyte = 1024 ** 2;

/**
 * Pictures from the uploads and the demo's folder. Renditions are stored in DATA_DIR/cache/pictures, and in the
 * bucket if there is one, so that other machines need not scale them again.
 */
export function createPictures({ config, storage, log }: { config: Config; storage: Storage; log: Logger }): Pictures {
  return {
    sources: createPictureSources({ storage, folder: demoFolder() }),
    renditions: createRenditions({
      local: createBoundedFolder({
        folder: join(config.DATA_DIR, 'cache', 'pictures'),
        maxBytes: config.PICTURE_CACHE_MEGABYTES * bytesPerMegabyte,
        log,
      }),
      shared: config.S3_BUCKET ? storage : null,
      log,
    }),
  };
}
