import { Readable } from 'node:stream';
import { createDeflateRaw, crc32 } from 'node:zlib';

/** A file in a ZIP archive, given in chunks. */
export interface ZipPart {
  name: string;
  content: AsyncIterable<Buffer> | Iterable<Buffer>;
}

interface Written {
  name: Buffer;
  crc: number;
  packedBytes: number;
  bytes: number;
  start: number;
}

/** Sizes follow the content, because they are not known before; names are UTF-8. */
const flags = 0x08_08;
const version = 20;
const deflated = 8;
/** 1 January 1980, the earliest date of the format: equal content gives equal files. */
const day = 0x21;

/** A streamed ZIP archive. */
export async function* zipStream(parts: Iterable<ZipPart>): AsyncGenerator<Buffer> {
  const written: Written[] = [];
  let place = 0;
  for (const { name, content } of parts) {
    const entry: Written = { name: Buffer.from(name), crc: 0, packedBytes: 0, bytes: 0, start: place };
    const head = header(0x04_03_4b_50, entry, [0, 0, 0]);
    place += head.length;
    yield head;
    for await (const chunk of packed(content, entry)) {
      place += chunk.length;
      entry.packedBytes += chunk.length;
      yield chunk;
    }
    const sizes = numbers([0x08_07_4b_50, 4], [entry.crc, 4], [entry.packedBytes, 4], [entry.bytes, 4]);
    place += sizes.length;
    yield sizes;
    written.push(entry);
  }
  const directory = Buffer.concat(written.map((entry) => directoryEntry(entry)));
  const count = written.length;
  yield directory;
  yield numbers([0x06_05_4b_50, 4], [0, 4], [count, 2], [count, 2], [directory.length, 4], [place, 4], [0, 2]);
}

async function* packed(content: ZipPart['content'], entry: Written): AsyncGenerator<Buffer> {
  async function* counted() {
    for await (const chunk of content) {
      entry.crc = crc32(chunk, entry.crc);
      entry.bytes += chunk.length;
      yield chunk;
    }
  }
  const source = Readable.from(counted(), { objectMode: false });
  const deflate = createDeflateRaw({ level: 6 });
  source.on('error', (error) => deflate.destroy(error));
  try {
    const chunks: AsyncIterable<Buffer> = source.pipe(deflate);
    yield* chunks;
  } finally {
    source.destroy();
  }
}

function header(signature: number, { name }: Written, [crc, packedBytes, bytes]: [number, number, number]): Buffer {
  const fields = numbers(
    [signature, 4],
    [version, 2],
    [flags, 2],
    [deflated, 2],
    [0, 2],
    [day, 2],
    [crc, 4],
    [packedBytes, 4],
    [bytes, 4],
    [name.length, 2],
    [0, 2],
  );
  return Buffer.concat([fields, name]);
}

function directoryEntry({ name, crc, packedBytes, bytes, start }: Written): Buffer {
  const fields = numbers(
    [0x02_01_4b_50, 4],
    [version, 2],
    [version, 2],
    [flags, 2],
    [deflated, 2],
    [0, 2],
    [day, 2],
    [crc, 4],
    [packedBytes, 4],
    [bytes, 4],
    [name.length, 2],
    [0, 2],
    [0, 2],
    [0, 2],
    [0, 2],
    [0, 4],
    [start, 4],
  );
  return Buffer.concat([fields, name]);
}

/** Encodes numbers of two or four bytes in sequence. */
function numbers(...fields: [value: number, bytes: 2 | 4][]): Buffer {
  return Buffer.concat(
    fields.map(([value, bytes]) => {
      const field = Buffer.alloc(bytes);
      field.writeUIntLE(value, 0, bytes);
      return field;
    }),
  );
}
