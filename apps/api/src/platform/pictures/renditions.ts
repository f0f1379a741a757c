import { createHash } from 'node:crypto';
import type { Logger } from 'pino';
import type { Storage } from '../storage/storage.ts';
import type { BoundedFolder } from './bounded-folder.ts';
import { pictureFormats, pictureShapes, type Scaling, scalePicture } from './encode-picture.ts';
import { type Picture, uploadVersion } from './picture-sources.ts';
import { pictureWidths } from '@haat/contracts/shared/picture-widths';

/** The folder of renditions in the bucket. */
const sharedFolder = 'picture_renditions';

/** A scaled picture and its format. `isFinal`: a later call returns nothing better. */
interface Rendition {
  bytes: Uint8Array;
  format: Scaling['format'];
  isFinal: boolean;
}

/** Scaled pictures, each produced once. */
export interface Renditions {
  /**
   * AVIF is slow to produce. If it is requested but not available yet, returns the WebP at once and produces the AVIF
   * later.
   */
  get(picture: Picture, wanted: Scaling): Promise<Rendition>;
  /** Produces a rendition now, unless it exists. */
  make(picture: Picture, wanted: Scaling): Promise<Uint8Array>;
  /** Removes all renditions of an upload, locally and from the shared storage. Throws UNAVAILABLE. */
  removeOfUpload(pictureKey: string): Promise<void>;
}

interface RenditionOptions {
  /** On this machine. */
  local: BoundedFolder;
  /** Where machines look before they scale a picture themselves; null for a shop on one machine. */
  shared: Storage | null;
  log: Logger;
}

/**
 * Creates renditions, stored in `local` and, for other machines, in `shared`. Neither has to be reachable: without
 * them it is only slower.
 */
export function createRenditions({ local, shared, log }: RenditionOptions): Renditions {
  const inFlight = new Map<string, Promise<Uint8Array>>();

  async function stored(name: RenditionName): Promise<Uint8Array | null> {
    const here = await local.get(localKey(name));
    if (here || !shared) return here;
    const bytes = await shared.get(sharedKey(name)).catch((error: unknown) => {
      log.warn({ err: error }, 'scaled pictures of other machines cannot be read');
      return null;
    });
    if (bytes) await attempt(local.put(localKey(name), bytes));
    return bytes;
  }

  async function make(picture: Picture, wanted: Scaling): Promise<Uint8Array> {
    const name = nameOf(picture, wanted);
    const bytes = await stored(name);
    if (bytes) return bytes;
    const running = inFlight.get(localKey(name));
    if (running) return running;
    const making = scaleAndStore(picture, wanted, name).finally(() => inFlight.delete(localKey(name)));
    inFlight.set(localKey(name), making);
    return making;
  }

  async function scaleAndStore(picture: Picture, wanted: Scaling, name: RenditionName) {
    const bytes = await scalePicture(await picture.read(), wanted);
    await Promise.all([
      attempt(local.put(localKey(name), bytes)),
      shared && attempt(shared.put(sharedKey(name), bytes)),
    ]);
    return bytes;
  }

  /** A full disk or bucket may make pictures slower, but not fail. */
  async function attempt(storing: Promise<void>): Promise<void> {
    await storing.catch((error: unknown) => log.warn({ err: error }, 'a scaled picture could not be stored'));
  }

  return {
    make,
    async get(picture, wanted) {
      if (wanted.format === 'webp') return { bytes: await make(picture, wanted), format: 'webp', isFinal: true };
      const bytes = await stored(nameOf(picture, wanted));
      if (bytes) return { bytes, format: 'avif', isFinal: true };
      const meanwhile = await make(picture, { ...wanted, format: 'webp' });
      make(picture, wanted).catch((error: unknown) => log.warn({ err: error }, 'a picture was not made as AVIF'));
      return { bytes: meanwhile, format: 'webp', isFinal: false };
    },
    async removeOfUpload(pictureKey) {
      await local.removeGroup(hashOf(pictureKey));
      if (!shared) return;
      const upload = { key: pictureKey, version: uploadVersion };
      await Promise.all(everyScaling().map((scaling) => shared.remove(sharedKey(nameOf(upload, scaling)))));
    },
  };
}

/** The hash of a picture's key, and the file name of one of its renditions. */
interface RenditionName {
  picture: string;
  file: string;
}

function nameOf({ key, version }: Pick<Picture, 'key' | 'version'>, { width, format, shape }: Scaling): RenditionName {
  const size = shape === undefined ? width : `${shape}-${width}`;
  return { picture: hashOf(key), file: `${hashOf(version)}-${size}.${format}` };
}

const localKey = ({ picture, file }: RenditionName) => `${picture}/${file}`;
const sharedKey = ({ picture, file }: RenditionName) => `${sharedFolder}/${picture}-${file}`;

function everyScaling(): Scaling[] {
  return [undefined, ...pictureShapes].flatMap((shape) =>
    pictureFormats.flatMap((format) => pictureWidths.map((width) => ({ width, format, shape }))),
  );
}

function hashOf(text: string): string {
  return createHash('sha256').update(text).digest('hex').slice(0, 32);
}
