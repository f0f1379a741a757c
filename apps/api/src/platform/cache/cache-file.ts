import { hostname } from 'node:os';
import { type FileHandle, mkdir, open, readdir, rename, rm, stat } from 'node:fs/promises';
import path from 'node:path';
import { Readable } from 'node:stream';
import { pipeline } from 'node:stream/promises';
import { CachedResponse } from './cached-response.ts';
import type { ResponseCache, SavedResponse } from './response-cache.ts';

/** An older file is ignored: catching up with everything that happened since would take longer than it saves. */
const maxAgeMs = 15 * 60_000;
/** The head is preceded by its length, in this many bytes. */
const lengthBytes = 4;
/** The system fills at most 1,024 buffers at once. */
const maxBodiesAtOnce = 256;

interface CacheFileOptions {
  path: string;
  /** Identifies the build and settings that produced the responses; files with another identity are ignored. */
  identity: string;
}

/** What the file's head says about one response. The bodies follow the head in the same order. */
type Entry = Pick<CachedResponse, 'status' | 'contentType' | 'headers' | 'tags' | 'pageTags'> &
  Omit<SavedResponse, 'response'> & { bytes: number; brotliHash: string | null };

interface Head {
  identity: string;
  /** Wall-clock time, in ms. */
  savedAt: number;
  marks: unknown;
  urls: [url: string, key: string][];
  entries: Entry[];
}

/** The cache that a former process left behind. */
export interface Restorable<Marks> {
  /** How far the saving process had read the changes. */
  marks: Marks;
  /** Restores the responses; those that lag do so no longer than they may. */
  restoreInto(cache: ResponseCache): void;
}

const unfinishedMs = 60 * 60_000;

/** Saves a cache's responses in a file between processes, so that a restart need not compute all of them again. */
export class CacheFile<Marks> {
  readonly #path: string;
  readonly #identity: string;

  constructor(options: CacheFileOptions) {
    this.#path = options.path;
    this.#identity = options.identity;
  }

  /** Replaces the file with the responses that are up to date. The marks must survive JSON. */
  async save(cache: ResponseCache, marks: Marks): Promise<void> {
    const saved = [...cache.freshResponses()];
    const head: Head = {
      identity: this.#identity,
      savedAt: Date.now(),
      marks,
      urls: [...cache.knownUrls()],
      entries: saved.map(entryOf),
    };
    // Containers that share the folder may have the same process ids.
    const unfinished = `${this.#path}.${hostname()}.${process.pid}`;
    await mkdir(path.dirname(this.#path), { recursive: true });
    const file = await open(unfinished, 'w', 0o600);
    await pipeline(
      Readable.from([...headBytes(head), ...saved.map(({ response }) => response.kept.bytes)]),
      file.createWriteStream(),
    );
    await rename(unfinished, this.#path);
    await this.#removeUnfinished();
  }

  /** Files of processes that were killed while they saved. */
  async #removeUnfinished(): Promise<void> {
    const folder = path.dirname(this.#path);
    for (const name of await readdir(folder)) {
      const file = path.join(folder, name);
      if (!file.startsWith(`${this.#path}.`)) continue;
      const { mtimeMs } = await stat(file).catch(() => ({ mtimeMs: Infinity }));
      if (Date.now() - mtimeMs > unfinishedMs) await rm(file, { force: true });
    }
  }

  /** The saved cache; undefined if there is no file, it is too old or it has another identity. */
  async read(): Promise<Restorable<Marks> | undefined> {
    const file = await open(this.#path).catch(() => undefined);
    try {
      return file && (await this.#readFrom(file));
    } finally {
      await file?.close();
    }
  }

  async #readFrom(file: FileHandle): Promise<Restorable<Marks> | undefined> {
    const [length] = await readBuffers(file, [lengthBytes]);
    const [text] = await readBuffers(file, [length?.readUInt32LE() ?? 0]);
    const head = JSON.parse(String(text)) as Head;
    const agoMs = Date.now() - head.savedAt;
    if (head.identity !== this.#identity || agoMs < 0 || agoMs > maxAgeMs) return undefined;
    const saved: SavedResponse[] = [];
    for (let first = 0; first < head.entries.length; first += maxBodiesAtOnce) {
      const entries = head.entries.slice(first, first + maxBodiesAtOnce);
      const bodies = await readBuffers(
        file,
        entries.map(({ bytes }) => bytes),
      );
      saved.push(
        ...entries.map((entry, index) => savedResponse(entry, { body: bodies[index] as Buffer<ArrayBuffer>, agoMs })),
      );
    }
    return {
      marks: head.marks as Marks,
      restoreInto(cache) {
        for (const each of saved) cache.restore(each);
        for (const [url, key] of head.urls) cache.rememberUrl(url, key);
      },
    };
  }
}

/**
 * Reads buffers of these lengths that lie one after the other. Memory is touched for the first time by the thread that
 * reads, not by this one, which serves requests; that takes longer than the rest.
 */
async function readBuffers(file: FileHandle, lengths: number[]): Promise<Buffer<ArrayBuffer>[]> {
  const buffers = lengths.map((length) => Buffer.allocUnsafeSlow(length));
  const { bytesRead } = await file.readv(buffers);
  const missing = lengths.reduce((sum, length) => sum + length, 0) - bytesRead;
  if (missing > 0) throw new Error(`The file of the cache ends ${missing} bytes early.`);
  return buffers;
}

function headBytes(head: Head): [length: Buffer, text: Buffer] {
  const text = Buffer.from(JSON.stringify(head));
  const length = Buffer.alloc(lengthBytes);
  length.writeUInt32LE(text.length);
  return [length, text];
}

function entryOf({ response, ...rest }: SavedResponse): Entry {
  const { status, contentType, headers, tags, pageTags, kept } = response;
  const brotliHash = kept.encoding === 'br' ? response.hash : null;
  return { ...rest, status, contentType, headers, tags, pageTags, bytes: kept.bytes.length, brotliHash };
}

function savedResponse(
  { key, slowLagMs, lag, bytes: _bytes, brotliHash, ...response }: Entry,
  { body, agoMs }: { body: Buffer<ArrayBuffer>; agoMs: number },
): SavedResponse {
  const content = brotliHash === null ? body.toString() : { brotli: body, hash: brotliHash };
  const made = new CachedResponse({ ...response, body: content });
  return { key, slowLagMs, ...(lag && { lag }), savedAgoMs: agoMs, response: made };
}
