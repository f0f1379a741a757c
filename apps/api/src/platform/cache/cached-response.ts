import { createHash } from 'node:crypto';
import { promisify } from 'node:util';
import { brotliCompress, constants, gzip } from 'node:zlib';

const compressGzip = promisify(gzip);
const compressBrotli = promisify(brotliCompress);
/** A smaller body fits into one packet anyway, so compressing it gains nothing. */
const minCompressedBytes = 1_000;

/** The content encoding of a body. */
export type Encoding = 'identity' | 'gzip' | 'br';

interface CachedResponseOptions {
  body: string;
  /** `application/json; charset=utf-8` when left out. */
  contentType?: string;
  status?: number;
  headers?: Record<string, string>;
  /** What it shows, such as `product:12`: invalidating one of them drops it. */
  tags?: readonly string[];
  /** False: returned to the requests that wait for it, but not cached. */
  isCacheable?: boolean;
}

/** A response that does not depend on who asks: its bytes and ETag; compressed variants are made when first requested. */
export class CachedResponse {
  readonly body: Buffer;
  readonly status: number;
  readonly contentType: string;
  readonly headers: Record<string, string>;
  readonly tags: readonly string[];
  readonly isCacheable: boolean;
  /** Bytes of the body in all encodings made so far. */
  bytes: number;
  /** Called when a compressed variant has increased `bytes`. */
  onGrowth: () => void = () => {};
  readonly #hash: string;
  readonly #compressed = new Map<Encoding, Buffer | Promise<Buffer>>();

  constructor({ body, contentType, status = 200, headers = {}, tags = [], isCacheable = true }: CachedResponseOptions) {
    this.body = Buffer.from(body);
    this.bytes = this.body.length;
    this.status = status;
    this.contentType = contentType ?? 'application/json; charset=utf-8';
    this.headers = headers;
    this.tags = tags;
    this.isCacheable = isCacheable;
    this.#hash = createHash('sha256').update(this.body).digest('base64url').slice(0, 22);
  }

  /** A strong ETag, so each encoding has its own. */
  etag(encoding: Encoding): string {
    return encoding === 'identity' ? `"${this.#hash}"` : `"${this.#hash}-${encoding}"`;
  }

  /** Whether an `If-None-Match` header names this response in any encoding. */
  isNamedBy(ifNoneMatch: string): boolean {
    return ifNoneMatch.includes(this.#hash) || ifNoneMatch === '*';
  }

  /** Whether the body is worth compressing. */
  get isCompressible(): boolean {
    return this.body.length >= minCompressedBytes;
  }

  /** The body in the given encoding; not a promise if it is available already. */
  bodyIn(encoding: Encoding): Buffer | Promise<Buffer> {
    if (encoding === 'identity') return this.body;
    const known = this.#compressed.get(encoding);
    if (known) return known;
    const made = this.#compress(encoding);
    this.#compressed.set(encoding, made);
    return made;
  }

  async #compress(encoding: 'gzip' | 'br'): Promise<Buffer> {
    const params = { [constants.BROTLI_PARAM_QUALITY]: 5, [constants.BROTLI_PARAM_SIZE_HINT]: this.body.length };
    const bytes =
      encoding === 'br' ? await compressBrotli(this.body, { params }) : await compressGzip(this.body, { level: 6 });
    this.#compressed.set(encoding, bytes);
    this.bytes += bytes.length;
    this.onGrowth();
    return bytes;
  }
}
