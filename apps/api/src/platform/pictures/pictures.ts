import { join } from 'node:path';
import type { Logger } from 'pino';
import type { Config } from '../config.ts';
import type { Storage } from '../storage/storage.ts';
import { demoFolder } from './demo-folder.ts';
import { createPictureSources, type PictureSources } from './picture-sources.ts';
import { createRenditions, type Renditions } from './renditions.ts';

/** Pictures as the shop shows them: their sources and their widths. */
export interface Pictures {
  sources: PictureSources;
  renditions: Renditions;
}

/** Pictures from the uploads and the demo's folder, with scaled ones stored in DATA_DIR/cache/pictures. */
export function createPictures({ config, storage, log }: { config: Config; storage: Storage; log: Logger }): Pictures {
  return {
    sources: createPictureSources({ storage, folder: demoFolder() }),
    renditions: createRenditions({ folder: join(config.DATA_DIR, 'cache', 'pictures'), log }),
  };
}
