import type Pictures from 'sharp';
import type { Sharp } from 'sharp';
import { createSemaphore, type Semaphore } from '../concurrency/semaphore.ts';
import { Problem } from '../http/problem.ts';

const maxPixels = 25_000_000;
/** Two at once leave room for requests on a small machine; AVIF is slow and has its own queue. */
const quick: Semaphore = createSemaphore({ maxConcurrent: 2, maxQueued: 300 });
const patient: Semaphore = createSemaphore({ maxConcurrent: 1, maxQueued: 2_000 });

/** The formats of scaled pictures. */
export const pictureFormats = ['avif', 'webp'] as const;

/** The shapes that pictures are cropped to around their centre; a portrait is 4:5. */
export const pictureShapes = ['portrait'] as const;
const portraitRatio = 4 / 5;

/** How to scale a picture. Without a shape it is not cropped. */
export interface Scaling {
  /** In pixels. */
  width: number;
  format: (typeof pictureFormats)[number];
  shape?: (typeof pictureShapes)[number] | undefined;
}

/**
 * Re-encodes an uploaded picture as WebP: upright, without metadata or anything else from the file. `square` crops
 * it; no side is longer than `maxSide`. Throws IMAGE_INVALID for anything but a single still JPEG, PNG or WebP of at
 * most 25 million pixels.
 */
export function cleanPicture(
  bytes: Uint8Array,
  { maxSide, square = false }: { maxSide: number; square?: boolean },
): Promise<Uint8Array> {
  return quick(async () => {
    const sharp = await loadSharp();
    try {
      const { pages = 1 } = await open(sharp, bytes).metadata();
      if (pages > 1) throw new Error('animated');
      return await open(sharp, bytes)
        .autoOrient()
        .resize({
          width: maxSide,
          height: maxSide,
          fit: square ? 'cover' : 'inside',
          withoutEnlargement: true,
        })
        .webp({ quality: 82 })
        .toBuffer();
    } catch {
      throw new Problem('IMAGE_INVALID', 'This picture cannot be used. Please choose a JPEG, PNG or WebP photo.', {
        errors: [{ path: 'photo', message: 'Choose a JPEG, PNG or WebP photo.' }],
      });
    }
  });
}

/** Scales one of our own pictures to a width, or to its own width in that shape if that is smaller. */
export function scalePicture(bytes: Uint8Array, { width, format, shape }: Scaling): Promise<Uint8Array> {
  const semaphore = format === 'avif' ? patient : quick;
  return semaphore(async () => {
    const sharp = await loadSharp();
    const picture = open(sharp, bytes);
    const scaled =
      shape === 'portrait'
        ? picture.resize(portraitWithin(await open(sharp, bytes).metadata(), width))
        : picture.resize({ width, withoutEnlargement: true });
    if (format === 'avif') return scaled.avif({ quality: 52, effort: 3, chromaSubsampling: '4:2:0' }).toBuffer();
    return scaled.webp({ quality: 76, effort: 4 }).toBuffer();
  });
}

/** The size of a portrait of this width, or of the largest one that fits into the picture. */
function portraitWithin(picture: { width: number; height: number }, width: number): { width: number; height: number } {
  const fitting = Math.min(width, picture.width, Math.floor(picture.height * portraitRatio));
  return { width: fitting, height: Math.round(fitting / portraitRatio) };
}

type OpenPicture = typeof Pictures;
let loaded: Promise<OpenPicture> | undefined;

/** Loaded with the first picture rather than at startup, because it takes 20 MB of memory. */
function loadSharp(): Promise<OpenPicture> {
  loaded ??= importSharp().catch((error: unknown) => {
    loaded = undefined;
    throw error;
  });
  return loaded;
}

async function importSharp(): Promise<OpenPicture> {
  const { default: sharp } = await import('sharp');
  // Blocks every format that libvips can read (SVG, GIF, PDF …), then allows three.
  sharp.block({ operation: ['VipsForeignLoad'] });
  sharp.unblock({
    operation: ['VipsForeignLoadJpegBuffer', 'VipsForeignLoadPngBuffer', 'VipsForeignLoadWebpBuffer'],
  });
  sharp.concurrency(1);
  sharp.cache(false);
  return sharp;
}

function open(sharp: OpenPicture, bytes: Uint8Array): Sharp {
  return sharp(bytes, { limitInputPixels: maxPixels, failOn: 'warning', sequentialRead: true });
}
