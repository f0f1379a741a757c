import { Writable } from 'node:stream';
import type { ReactNode } from 'react';
import { renderToPipeableStream } from 'react-dom/server';

/**
 * Renders to HTML in UTF-8, in parts that end with whole characters, once nothing suspends any more. Rejects with an
 * error outside of Suspense boundaries. Not to one string: V8 maps memory for each string of more than 128 kB and
 * unmaps it again, which took a quarter of a page's time.
 */
export function renderParts(element: ReactNode): Promise<Buffer[]> {
  return new Promise((resolve, reject) => {
    const parts: Buffer[] = [];
    const { pipe } = renderToPipeableStream(element, {
      // Without it, React would move large parts into scripts that put them in their places.
      progressiveChunkSize: Infinity,
      onShellError: reject,
      onAllReady: () => pipe(writable),
    });
    const writable = new Writable({
      write(part: Buffer, _encoding, done) {
        parts.push(part);
        done();
      },
      final(done) {
        resolve(parts);
        done();
      },
    });
  });
}
