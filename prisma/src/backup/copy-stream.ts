import { createHash } from 'node:crypto';
import { createReadStream, createWriteStream } from 'node:fs';
import { Transform, type Readable, type Writable } from 'node:stream';
import { pipeline } from 'node:stream/promises';
import { createGunzip, createGzip } from 'node:zlib';

/** Size and checksum of what was transferred. Lines are rows, because `COPY` escapes line breaks within values. */
export interface Measured {
  rows: number;
  sha256: string;
}

/** Writes the output of `COPY` into a compressed file and measures it. */
export async function writeCompressed(source: Readable, file: string): Promise<Measured> {
  const meter = createMeter();
  await pipeline(source, meter.stream, createGzip({ level: 6 }), createWriteStream(file, { mode: 0o600 }));
  return meter.measured();
}

/** Streams a compressed file into `destination` and measures the uncompressed text. */
export async function readCompressed(file: string, destination: Writable): Promise<Measured> {
  const meter = createMeter();
  await pipeline(createReadStream(file), createGunzip(), meter.stream, destination);
  return meter.measured();
}

const newline = 0x0a;

function createMeter() {
  const hash = createHash('sha256');
  let rows = 0;
  const stream = new Transform({
    transform(chunk: Buffer, _encoding, done) {
      hash.update(chunk);
      for (let at = chunk.indexOf(newline); at !== -1; at = chunk.indexOf(newline, at + 1)) rows += 1;
      done(null, chunk);
    },
  });
  return { stream, measured: (): Measured => ({ rows, sha256: hash.digest('hex') }) };
}
