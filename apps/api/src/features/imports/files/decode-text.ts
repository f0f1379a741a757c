import { setImmediate as otherWork } from 'node:timers/promises';
import { fileProblem } from './file-problem.ts';

const chunkBytes = 64 * 1024;

/** The `TextDecoder` label for these bytes: from the byte order mark, or from the zero bytes of ASCII in UTF-16. */
export function encodingOf(bytes: Uint8Array): 'utf-8' | 'utf-16le' | 'utf-16be' {
  const [first, second] = bytes;
  if (first === 0xff && second === 0xfe) return 'utf-16le';
  if (first === 0xfe && second === 0xff) return 'utf-16be';
  if (first !== 0 && second === 0) return 'utf-16le';
  return first === 0 && second !== 0 ? 'utf-16be' : 'utf-8';
}

/** The text of a file in chunks, yielding to other work between them. Throws FILE_INVALID unless it is Unicode. */
export async function* decodedText(bytes: Uint8Array): AsyncGenerator<string> {
  const decoder = new TextDecoder(encodingOf(bytes), { fatal: true });
  for (let start = 0; start < bytes.length; start += chunkBytes) {
    yield decoded(() => decoder.decode(bytes.subarray(start, start + chunkBytes), { stream: true }));
    await otherWork();
  }
  yield decoded(() => decoder.decode());
}

function decoded(decode: () => string): string {
  try {
    // A NUL cannot be stored; the check reports the cell that holds its replacement.
    return decode().replaceAll('\0', '\u0001');
  } catch {
    throw fileProblem(
      'This file is not written in UTF-8. Save it as “CSV UTF-8”, or as an Excel file (.xlsx).',
      'ফাইলটি UTF-8-এ লেখা নয়। “CSV UTF-8” বা এক্সেল ফাইল (.xlsx) হিসেবে সেভ করুন।',
    );
  }
}
