import { createHash } from 'node:crypto';
import { basename } from 'node:path';
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import { Problem } from '../http/problem.ts';
import type { Picture, PictureSources } from './picture-sources.ts';
import type { Pictures } from './pictures.ts';
import { pictureWidths } from './renditions.ts';

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
  /** Finds a picture by its bare file name; null for a missing picture, even for a hostile name. */
  find: (sources: PictureSources, file: string) => Promise<Picture | null>;
}

/**
 * Mounts `/uploads/images/{folder}/{file}` for each folder, and `/media/demo/{path}`. With `?w=` (160, 320, 480, 800 or 1200) a
 * picture is scaled and sent as AVIF or WebP, whichever is accepted.
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
  const width = wantedWidth(request.query);
  if (!picture) throw new Problem('NOT_FOUND', 'There is no such picture.');
  const { bytes, extension, cacheControl } = await contentOf({ pictures, picture, request }, width);
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
  width: number | null,
): Promise<Content> {
  // Drawings fit every width unscaled.
  if (width === null || picture.extension === 'svg')
    return { bytes: await picture.read(), extension: picture.extension, cacheControl: aYear };
  const format = /\bimage\/avif\b/.test(request.headers.accept ?? '') ? 'avif' : 'webp';
  const rendition = await pictures.renditions.get(picture, { width, format });
  return { bytes: rendition.bytes, extension: rendition.format, cacheControl: rendition.isFinal ? aYear : aWhile };
}

function wantedWidth(query: unknown): number | null {
  if (typeof query !== 'object' || query === null || !('w' in query)) return null;
  const width = pictureWidths.find((known) => String(known) === query.w);
  if (!width)
    throw new Problem('VALIDATION', `Pictures come at these widths: ${pictureWidths.join(', ')}.`, {
      errors: [{ path: 'w', message: `Choose one of ${pictureWidths.join(', ')}.` }],
    });
  return width;
}

function matches(header: string | undefined, etag: string): boolean {
  if (!header) return false;
  return header.split(',').some((value) => ['*', etag, `W/${etag}`].includes(value.trim()));
}
