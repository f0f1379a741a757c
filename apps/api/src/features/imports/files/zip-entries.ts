import { promisify } from 'node:util';
import { inflateRaw } from 'node:zlib';
import { fileProblem } from './file-problem.ts';

const inflate = promisify(inflateRaw);
const maxEntries = 500;
/** Ten thousand products with long texts, several times over; a small file that unpacks to more is an attack. */
const maxUnpackedBytes = 32 * 1024 * 1024;
const endSignature = 0x06_05_4b_50;
const entrySignature = 0x02_01_4b_50;
const stored = 0;
const deflated = 8;

/** The files of a ZIP archive, unpacked on demand. */
export interface ZipEntries {
  /** The bytes of an entry; undefined if there is none. Throws FILE_INVALID if it is corrupt or too large. */
  read(name: string): Promise<Buffer | undefined>;
}

interface Entry {
  method: number;
  start: number;
  packedBytes: number;
}

/** Reads the directory of a ZIP archive. Throws FILE_INVALID. */
export function openZip(bytes: Uint8Array): ZipEntries {
  const file = Buffer.from(bytes.buffer, bytes.byteOffset, bytes.length);
  const entries = readable(() => entriesOf(file));
  return {
    async read(name) {
      const entry = entries.get(name);
      if (!entry) return undefined;
      const packed = file.subarray(entry.start, entry.start + entry.packedBytes);
      if (entry.method === stored) return packed;
      if (entry.method !== deflated) throw broken();
      try {
        return await inflate(packed, { maxOutputLength: maxUnpackedBytes });
      } catch {
        throw broken();
      }
    },
  };
}

function entriesOf(file: Buffer): Map<string, Entry> {
  const end = file.lastIndexOf(Buffer.from('PK\u0005\u0006', 'latin1'));
  if (end === -1 || file.readUInt32LE(end) !== endSignature) throw broken();
  const count = file.readUInt16LE(end + 10);
  if (count > maxEntries) throw broken();
  const entries = new Map<string, Entry>();
  let place = file.readUInt32LE(end + 16);
  for (let index = 0; index < count; index++) {
    if (file.readUInt32LE(place) !== entrySignature) throw broken();
    const [nameLength, extraLength, commentLength] = [28, 30, 32].map((offset) => file.readUInt16LE(place + offset));
    const local = file.readUInt32LE(place + 42);
    const name = file.toString('utf8', place + 46, place + 46 + (nameLength ?? 0));
    entries.set(name, {
      method: file.readUInt16LE(place + 10),
      packedBytes: file.readUInt32LE(place + 20),
      start: local + 30 + file.readUInt16LE(local + 26) + file.readUInt16LE(local + 28),
    });
    place += 46 + (nameLength ?? 0) + (extraLength ?? 0) + (commentLength ?? 0);
  }
  return entries;
}

/** Offsets in a corrupt directory point outside the file. */
function readable<Result>(read: () => Result): Result {
  try {
    return read();
  } catch (error) {
    throw error instanceof RangeError ? broken() : error;
  }
}

function broken() {
  return fileProblem(
    'This spreadsheet cannot be read: it is broken or far too large. Save it anew, or as “CSV UTF-8”.',
    'এই শিট পড়া যাচ্ছে না: ফাইলটি নষ্ট, অথবা অনেক বেশি বড়। নতুন করে, বা “CSV UTF-8” হিসেবে সেভ করুন।',
  );
}
