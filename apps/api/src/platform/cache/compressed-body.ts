import { createHash } from 'node:crypto';
import { brotliCompressSync, brotliDecompressSync, constants, gzipSync } from 'node:zlib';

/** A smaller body fits into one packet anyway, so compressing it gains nothing. */
export const minCompressedBytes = 1_000;

/** A brotli body and the hash of its content. It can be sent to another thread. */
export interface CompressedBody {
  brotli: Uint8Array<ArrayBuffer>;
  hash: string;
}

/** Compresses a UTF-8 body in this thread, for threads that do not serve requests; a small one becomes text. */
export function compressBody(plain: Buffer): string | CompressedBody {
  if (plain.length < minCompressedBytes) return plain.toString();
  return { brotli: ownBytes(brotliCompressSync(plain, brotliOptions(plain))), hash: hashOf(plain) };
}

/** A window of 256 kB covers a whole page and takes less memory than the default of 4 MB. */
const windowBits = 18;

/** The quality worth its time for a response that many will read: a higher one takes longer than rendering does. */
export function brotliOptions({ length }: { length: number }) {
  return {
    params: {
      [constants.BROTLI_PARAM_QUALITY]: 6,
      [constants.BROTLI_PARAM_SIZE_HINT]: length,
      ...(length <= 1 << windowBits && { [constants.BROTLI_PARAM_LGWIN]: windowBits }),
    },
  };
}

/**
 * The size of zlib's output chunks. Each chunk costs more than its bytes and leaves a buffer behind, so a page should
 * fit into one.
 */
export const plainOptions = { chunkSize: 160 * 1024 };

/** Few clients ask for gzip: a higher level would take three times as long to save a tenth of the bytes. */
export const gzipOptions = { level: 3, chunkSize: 32 * 1024 };

/** Converts a body to gzip in this thread. */
export function gzipOf(brotli: Uint8Array): Uint8Array<ArrayBuffer> {
  return ownBytes(gzipSync(brotliDecompressSync(brotli, plainOptions), gzipOptions));
}

export function hashOf(plain: Uint8Array): string {
  return createHash('sha256').update(plain).digest('base64url').slice(0, 22);
}

/** Copies bytes into their own memory. Zlib's results are views of larger chunks, which they would keep alive. */
export function ownBytes(bytes: Uint8Array): Uint8Array<ArrayBuffer> {
  return new Uint8Array(bytes);
}
