import { promisify } from 'node:util';
import { brotliCompress, brotliDecompress, gzip } from 'node:zlib';
import {
  brotliOptions,
  type CompressedBody,
  gzipOptions,
  hashOf,
  minCompressedBytes,
  ownBytes,
  plainOptions,
} from './compressed-body.ts';

const toBrotli = promisify(brotliCompress);
const fromBrotli = promisify(brotliDecompress);
const toGzip = promisify(gzip);

/** The content encoding of a body. */
export type Encoding = 'identity' | 'gzip' | 'br';

/** Holds bodies derived from others, by ETag, as long as they are in demand. */
export interface DerivedBodies {
  get(etag: string): Buffer | undefined;
  set(etag: string, body: Buffer): unknown;
}

/** Converts brotli to gzip in another thread; undefined while that is too busy. */
export type GzipElsewhere = (brotli: Uint8Array) => Promise<Uint8Array> | undefined;

interface CachedResponseOptions {
  /** Text, or a body compressed elsewhere. */
  body: string | CompressedBody;
  /** Defaults to `application/json; charset=utf-8`. */
  contentType?: string;
  status?: number;
  headers?: Record<string, string>;
  /** What it shows, such as `product:12`, in any order: invalidating one of the tags drops the response. */
  tags?: readonly string[];
  /** The tags for pages built from it, which may show less; defaults to `tags`. */
  pageTags?: readonly string[];
  /** If false, it is returned to waiting requests but not cached. */
  isCacheable?: boolean;
}

/**
 * A response that does not depend on who asks, and its ETag. It keeps one body: plain text, or brotli once that was
 * requested. Other encodings are derived from it and kept while they are in demand.
 */
export class CachedResponse {
  readonly status: number;
  readonly contentType: string;
  readonly headers: Record<string, string>;
  readonly tags: readonly string[];
  readonly pageTags: readonly string[];
  readonly isCacheable: boolean;
  /** Identifies the content. */
  readonly hash: string;
  /** Whether the body is worth compressing. */
  readonly isCompressible: boolean;
  /** Called after brotli has replaced the plain body. */
  onResize: () => void = () => {};
  /** Set by the cache that holds it. */
  derivedBodies: DerivedBodies = new Map();
  /** Set by the cache that holds it. */
  gzipElsewhere: GzipElsewhere = () => undefined;
  #kept: KeptBody;
  readonly #inProgress = new Map<Encoding, Promise<Buffer>>();

  constructor(options: CachedResponseOptions) {
    const { body, contentType, status = 200, headers = {}, tags = [], pageTags = tags, isCacheable = true } = options;
    this.status = status;
    this.contentType = contentType ?? 'application/json; charset=utf-8';
    this.headers = headers;
    // What a page shows is read in parallel, in no particular order; its headers must not differ between renderings.
    this.tags = tags.toSorted();
    this.pageTags = pageTags;
    this.isCacheable = isCacheable;
    if (typeof body === 'string') {
      this.#kept = { encoding: 'identity', bytes: Buffer.from(ownBytes(Buffer.from(body)).buffer) };
      this.isCompressible = this.#kept.bytes.length >= minCompressedBytes;
      this.hash = hashOf(this.#kept.bytes);
    } else {
      this.#kept = { encoding: 'br', bytes: Buffer.from(body.brotli.buffer) };
      this.isCompressible = true;
      this.hash = body.hash;
    }
  }

  /** The body in the encoding it is kept in. */
  get kept(): Readonly<KeptBody> {
    return this.#kept;
  }

  /** A strong ETag, so it differs by encoding. */
  etag(encoding: Encoding): string {
    return encoding === 'identity' ? `"${this.hash}"` : `"${this.hash}-${encoding}"`;
  }

  /** Whether an `If-None-Match` header names this response in any encoding. */
  isNamedBy(ifNoneMatch: string): boolean {
    return ifNoneMatch.includes(this.hash) || ifNoneMatch === '*';
  }

  /** The body in the given encoding; not a promise if it is available already. */
  bodyIn(encoding: Encoding): Buffer | Promise<Buffer> {
    if (encoding === this.#kept.encoding) return this.#kept.bytes;
    return this.derivedBodies.get(this.etag(encoding)) ?? this.#inProgress.get(encoding) ?? this.#begin(encoding);
  }

  #begin(encoding: Encoding): Promise<Buffer> {
    const making = this.#make(encoding).finally(() => this.#inProgress.delete(encoding));
    this.#inProgress.set(encoding, making);
    return making;
  }

  async #make(encoding: Encoding): Promise<Buffer> {
    const { encoding: from, bytes } = this.#kept;
    if (encoding === 'br') {
      this.#kept = { encoding: 'br', bytes: own(await toBrotli(bytes, brotliOptions(bytes))) };
      this.onResize();
      return this.#kept.bytes;
    }
    const elsewhere = encoding === 'gzip' && from === 'br' ? this.gzipElsewhere(bytes) : undefined;
    const here = () => this.#makeHere(encoding);
    // The other thread may end meanwhile.
    const made = await (elsewhere ? elsewhere.then(viewOf, here) : here());
    this.derivedBodies.set(this.etag(encoding), made);
    return made;
  }

  async #makeHere(encoding: Encoding): Promise<Buffer> {
    const { encoding: from, bytes } = this.#kept;
    const plain = from === 'br' ? await fromBrotli(bytes, plainOptions) : bytes;
    return own(encoding === 'gzip' ? await toGzip(plain, gzipOptions) : plain);
  }
}

interface KeptBody {
  encoding: 'identity' | 'br';
  bytes: Buffer;
}

/** Without a copy: bytes from another thread have their own memory. */
function viewOf({ buffer, byteOffset, byteLength }: Uint8Array): Buffer {
  return Buffer.from(buffer, byteOffset, byteLength);
}

function own(bytes: Uint8Array): Buffer {
  return Buffer.from(ownBytes(bytes).buffer);
}
