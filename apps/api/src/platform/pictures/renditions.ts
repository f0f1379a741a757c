import { createHash, randomUUID } from 'node:crypto';
import { mkdir, readFile, rename, rm, writeFile } from 'node:fs/promises';
import { dirname, join } from 'node:path';
import type { Logger } from 'pino';
import { type Scaling, scalePicture } from './encode-picture.ts';
import type { Picture } from './picture-sources.ts';

/** The widths in which pictures are served, in pixels. */
export const pictureWidths = [160, 320, 480, 800, 1200] as const;

/** A scaled picture, with its format. `isFinal`: a later call returns nothing better. */
interface Rendition {
  bytes: Uint8Array;
  format: Scaling['format'];
  isFinal: boolean;
}

/** Scaled pictures, each produced once and stored under DATA_DIR/cache. */
export interface Renditions {
  /**
   * AVIF is slow to produce. If it is requested and not available yet, the WebP is returned at once and the AVIF produced later.
   */
  get(picture: Picture, wanted: Scaling): Promise<Rendition>;
  /** Produces one now, unless it exists. */
  make(picture: Picture, wanted: Scaling): Promise<Uint8Array>;
  /** Removes all renditions of a picture. */
  remove(pictureKey: string): Promise<void>;
}

/** Makes renditions, stored in `folder`. */
export function createRenditions({ folder, log }: { folder: string; log: Logger }): Renditions {
  const inFlight = new Map<string, Promise<Uint8Array>>();

  async function make(picture: Picture, wanted: Scaling): Promise<Uint8Array> {
    const path = pathOf(picture, wanted);
    const bytes = await storedAt(path);
    if (bytes) return bytes;
    const running = inFlight.get(path);
    if (running) return running;
    const making = scaleAndStore(picture, wanted).finally(() => inFlight.delete(path));
    inFlight.set(path, making);
    return making;
  }

  async function scaleAndStore(picture: Picture, wanted: Scaling) {
    const bytes = await scalePicture(await picture.read(), wanted);
    // A full disk makes this slower, but must not make it fail.
    await store(pathOf(picture, wanted), bytes).catch((error: unknown) =>
      log.warn({ err: error }, 'a scaled picture could not be stored'),
    );
    return bytes;
  }

  function pathOf(picture: Picture, { width, format, shape }: Scaling) {
    const size = shape === undefined ? width : `${shape}-${width}`;
    return join(folder, hashOf(picture.key), `${hashOf(picture.version)}-${size}.${format}`);
  }

  return {
    make,
    async get(picture, wanted) {
      if (wanted.format === 'webp') return { bytes: await make(picture, wanted), format: 'webp', isFinal: true };
      const bytes = await storedAt(pathOf(picture, wanted));
      if (bytes) return { bytes, format: 'avif', isFinal: true };
      const meanwhile = await make(picture, { ...wanted, format: 'webp' });
      make(picture, wanted).catch((error: unknown) => log.warn({ err: error }, 'a picture was not made as AVIF'));
      return { bytes: meanwhile, format: 'webp', isFinal: false };
    },
    remove: (pictureKey) => rm(join(folder, hashOf(pictureKey)), { recursive: true, force: true }),
  };
}

async function storedAt(path: string): Promise<Uint8Array | null> {
  return readFile(path).catch(() => null);
}

async function store(path: string, bytes: Uint8Array): Promise<void> {
  const unfinished = `${path}.${randomUUID()}.tmp`;
  try {
    await mkdir(dirname(path), { recursive: true });
    await writeFile(unfinished, bytes);
    await rename(unfinished, path);
  } catch (error) {
    await rm(unfinished, { force: true });
    throw error;
  }
}

function hashOf(text: string): string {
  return createHash('sha256').update(text).digest('hex').slice(0, 32);
}
