import { createHash } from 'node:crypto';
import { brotliCompressSync, brotliDecompressSync, constants, gzipSync } from 'node:zlib';

/** A smaller body fits into one packet anyway, so compressing it gains nothing. */
export const minCompressedBytes = 1_000;

/** A body in brotli, and what identifies its content. It can be sent to another thread. */
export interface CompressedBody {
  brotli: Uint8Array<ArrayBuffer>;
  hash: string;
}

/** Compresses in this thread, for whoever has one to spare; a body that is too small for it stays text. */
export function compressBody(text: string): string | CompressedBody {
  const plain = Buffer.from(text);
  if (plain.length < minCompressedBytes) return text;
  return { brotli: ownBytes(brotliCompressSync(plain, brotliOptions(plain))), hash: hashOf(plain) };
}

/** A window of 256 kB sees all of a page, and takes less memory than the usual 4 MB. */
const windowBits = 18;

/** The quality that pays for a response that many will read: a higher one takes longer than rendering does. */
export function brotliOptions({ length }: { length: number }) {
  return {
    params: {
      [constants.BROTLI_PARAM_QUALITY]: 5,
      [constants.BROTLI_PARAM_SIZE_HINT]: length,
      ...(length <= 1 << windowBits && { [constants.BROTLI_PARAM_LGWIN]: windowBits }),
    },
  };
}

/** Zlib hands over so much at a time. Each time costs more than the bytes do, and leaves a buffer behind, so a page fits into one. */
export const plainOptions = { chunkSize: 160 * 1024 };

/** Few ask for gzip: a higher level would take three times as long for a tenth of the bytes. */
export const gzipOptions = { level: 3, chunkSize: 32 * 1024 };

/** The same body in gzip, made in this thread. */
export function gzipOf(brotli: Uint8Array): Uint8Array<ArrayBuffer> {
  return ownBytes(gzipSync(brotliDecompressSync(brotli, plainOptions), gzipOptions));
}

export function hashOf(plain: Uint8Array): string {
  return createHash('sha256').update(plain).digest('base64url').slice(0, 22);
}

/** A copy with memory of its own. Zlib's results are views of larger chunks, which they would keep alive. */
export function ownBytes(bytes: Uint8Array): Uint8Array<ArrayBuffer> {
  return new Uint8Array(bytes);
}
