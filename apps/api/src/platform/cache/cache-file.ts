import { type FileHandle, mkdir, open, rename } from 'node:fs/promises';
import path from 'node:path';
import { Readable } from 'node:stream';
import { pipeline } from 'node:stream/promises';
import { CachedResponse } from './cached-response.ts';
import { ownBytes } from './compressed-body.ts';
import type { ResponseCache, SavedResponse } from './response-cache.ts';

/** An older file is ignored: comparing it with everything that happened since would take longer than it saves. */
const maxAgeMs = 15 * 60_000;
/** The length of the head stands before it, in so many bytes. */
const lengthBytes = 4;
const blockBytes = 2 * 1024 * 1024;

interface CacheFileOptions {
  path: string;
  /** What the responses were made by, such as the build and its settings: what anything else has made is ignored. */
  identity: string;
}

/** What the file says of one response. The bodies follow the head in the same order. */
type Entry = Pick<CachedResponse, 'status' | 'contentType' | 'headers' | 'tags' | 'pageTags'> &
  Omit<SavedResponse, 'response'> & { bytes: number; brotliHash: string | null };

interface Head {
  identity: string;
  /** By the clock, in ms. */
  savedAt: number;
  marks: unknown;
  urls: [url: string, key: string][];
  entries: Entry[];
}

/** What a process that ended has left to the next one. */
export interface Restorable<Marks> {
  /** How far whoever saved it had read the changes. */
  marks: Marks;
  /** Calls `invalidateLagging` for what lagged already: what it invalidates, those responses may lag by no longer than they may. */
  restoreInto(cache: ResponseCache, invalidateLagging: () => void): void;
}

/** Keeps the responses of a cache in a file while no process runs, so that a restart does not make all of them anew. */
export class CacheFile<Marks> {
  readonly #path: string;
  readonly #identity: string;

  constructor(options: CacheFileOptions) {
    this.#path = options.path;
    this.#identity = options.identity;
  }

  /** Writes what is right in the cache, in place of the whole file. The marks must survive JSON. */
  async save(cache: ResponseCache, marks: Marks): Promise<void> {
    const saved = [...cache.rightResponses()];
    const head: Head = {
      identity: this.#identity,
      savedAt: Date.now(),
      marks,
      urls: [...cache.knownUrls()],
      entries: saved.map(entryOf),
    };
    const unfinished = `${this.#path}.${process.pid}`;
    await mkdir(path.dirname(this.#path), { recursive: true });
    const file = await open(unfinished, 'w', 0o600);
    await pipeline(
      Readable.from([...headBytes(head), ...saved.map(({ response }) => response.kept.bytes)]),
      file.createWriteStream(),
    );
    await rename(unfinished, this.#path);
  }

  /** What was saved; undefined without a file, or with one that is too old or was made by something else. */
  async read(): Promise<Restorable<Marks> | undefined> {
    const file = await open(this.#path).catch(() => undefined);
    try {
      return file && (await this.#readFrom(file));
    } finally {
      await file?.close();
    }
  }

  async #readFrom(file: FileHandle): Promise<Restorable<Marks> | undefined> {
    const length = (await readBytes(file, lengthBytes)).readUInt32LE();
    const head = JSON.parse((await readBytes(file, length)).toString()) as Head;
    const agoMs = Date.now() - head.savedAt;
    if (head.identity !== this.#identity || agoMs < 0 || agoMs > maxAgeMs) return undefined;
    const saved: SavedResponse[] = [];
    for (const entries of blocksOf(head.entries)) {
      const bodies = await readBytes(file, bytesOf(entries));
      saved.push(...savedResponses(entries, { bodies, agoMs }));
    }
    return {
      marks: head.marks as Marks,
      restoreInto(cache, invalidateLagging) {
        for (const each of saved) if (each.isLagging) cache.restore(each);
        invalidateLagging();
        for (const each of saved) if (!each.isLagging) cache.restore(each);
        for (const [url, key] of head.urls) cache.rememberUrl(url, key);
      },
    };
  }
}

/** Entries whose bodies are read together: each further step waits behind the requests, and a whole file would take too much memory. */
function blocksOf(entries: Entry[]): Entry[][] {
  const blocks: Entry[][] = [[]];
  for (const entry of entries) {
    if (bytesOf(blocks.at(-1) ?? []) > blockBytes) blocks.push([]);
    blocks.at(-1)?.push(entry);
  }
  return blocks;
}

function bytesOf(entries: Entry[]): number {
  return entries.reduce((sum, { bytes }) => sum + bytes, 0);
}

async function readBytes(file: FileHandle, length: number): Promise<Buffer> {
  const { buffer, bytesRead } = await file.read(Buffer.alloc(length), 0, length);
  if (bytesRead < length) throw new Error(`The file of the cache ends ${length - bytesRead} bytes early.`);
  return buffer;
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

function savedResponses(entries: Entry[], { bodies, agoMs }: { bodies: Buffer; agoMs: number }): SavedResponse[] {
  let place = 0;
  return entries.map(({ key, slowLagMs, rightAgoMs, isLagging, bytes, brotliHash, ...response }) => {
    const body = bodies.subarray(place, place + bytes);
    place += bytes;
    const content = brotliHash === null ? body.toString() : { brotli: ownBytes(body), hash: brotliHash };
    const made = new CachedResponse({ ...response, body: content });
    return { key, slowLagMs, rightAgoMs: rightAgoMs + agoMs, isLagging, response: made };
  });
}
