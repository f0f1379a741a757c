import { createHash } from 'node:crypto';
import { basename } from 'node:path';
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import { Problem } from '../http/problem.ts';
import { pictureShapes, type Scaling } from './encode-picture.ts';
import type { Picture, PictureSources } from './picture-sources.ts';
import type { Pictures } from './pictures.ts';
import { pictureWidths } from '@haat/contracts/shared/picture-widths';

const types: Record<string, string> = {
  avif: 'image/avif',
  webp: 'image/webp',
  png: 'image/png',
  jpg: 'image/jpeg',
  svg: 'image/svg+xml',
};
const aYear = 'public, max-age=31536000, immutable';
/** Cache lifetime of a WebP sent in place of an AVIF that is still being produced. */
const aWhile = 'public, max-age=600';

interface Content {
  bytes: Uint8Array;
  extension: string;
  cacheControl: string;
}

/** A folder of pictures under `/uploads/images`. */
export interface PictureFolder {
  name: string;
  /** Finds a picture by its bare file name; null if it is missing or the name is malicious. */
  find: (sources: PictureSources, file: string) => Promise<Picture | null>;
}

/**
 * Mounts `/uploads/images/{folder}/{file}` for each folder, and `/media/demo/{path}`. With `?w=` (one of
 * `pictureWidths`) a picture is scaled and sent as AVIF or WebP, whichever the client accepts; with `&shape=portrait` it is
 * also cropped to 4:5.
 */
export function servePictures(
  app: FastifyInstance,
  { pictures, folders }: { pictures: Pictures; folders: readonly PictureFolder[] },
): void {
  const { sources } = pictures;

  for (const { name, find } of folders)
    app.get<{ Params: { file: string } }>(`/uploads/images/${name}/:file`, async (request, reply) =>
      send({ pictures, picture: await find(sources, request.params.file), request, reply }),
    );
  app.get<{ Params: { '*': string } }>('/media/demo/*', async (request, reply) =>
    send({ pictures, picture: await sources.demo(request.params['*']), request, reply }),
  );
}

interface Sending {
  pictures: Pictures;
  picture: Picture | null;
  request: FastifyRequest;
  reply: FastifyReply;
}

async function send({ pictures, picture, request, reply }: Sending) {
  const size = wantedSize(request.query);
  if (!picture) throw new Problem('NOT_FOUND', 'There is no such picture.');
  const { bytes, extension, cacheControl } = await contentOf({ pictures, picture, request }, size);
  const etag = `"${createHash('sha256').update(bytes).digest('base64url').slice(0, 22)}"`;
  const name = basename(picture.key).replace(/\.\w+$/, '');
  reply.headers({
    etag,
    vary: 'Accept',
    'cache-control': cacheControl,
    'x-content-type-options': 'nosniff',
    'content-disposition': `inline; filename="${name}.${extension}"`,
    // A picture that is opened directly must not load or run anything in our origin.
    'content-security-policy': "default-src 'none'; style-src 'unsafe-inline'; sandbox",
    'cross-origin-resource-policy': 'cross-origin',
  });
  if (matches(request.headers['if-none-match'], etag)) return reply.code(304).send();
  return reply.type(types[extension] ?? 'application/octet-stream').send(Buffer.from(bytes));
}

async function contentOf(
  { pictures, picture, request }: Omit<Sending, 'reply'> & { picture: Picture },
  size: Size | null,
): Promise<Content> {
  // Drawings fit every width unscaled.
  if (size === null || picture.extension === 'svg')
    return { bytes: await picture.read(), extension: picture.extension, cacheControl: aYear };
  const format = /\bimage\/avif\b/.test(request.headers.accept ?? '') ? 'avif' : 'webp';
  const rendition = await pictures.renditions.get(picture, { ...size, format });
  return { bytes: rendition.bytes, extension: rendition.format, cacheControl: rendition.isFinal ? aYear : aWhile };
}

type Size = Pick<Scaling, 'width' | 'shape'>;

/** The size requested by a query; null for the original picture. Throws VALIDATION. */
function wantedSize(query: unknown): Size | null {
  const { w, shape } = (query ?? {}) as { w?: unknown; shape?: unknown };
  if (w === undefined && shape === undefined) return null;
  const width = pictureWidths.find((known) => String(known) === w);
  if (!width) throw refused('w', pictureWidths);
  if (shape === undefined) return { width };
  const known = pictureShapes.find((each) => each === shape);
  if (!known) throw refused('shape', pictureShapes);
  return { width, shape: known };
}

function refused(path: string, known: readonly (string | number)[]): Problem {
  const message = `Choose one of ${known.join(', ')}.`;
  return new Problem('VALIDATION', `Pictures come in these sizes only. ${message}`, { errors: [{ path, message }] });
}

function matches(header: string | undefined, etag: string): boolean {
  if (!header) return false;
  return header.split(',').some((value) => ['*', etag, `W/${etag}`].includes(value.trim()));
}
