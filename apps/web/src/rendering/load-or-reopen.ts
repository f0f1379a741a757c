import { retryForever } from '@haat/ui/device/retry-forever.ts';
import { retryOnce } from '@haat/ui/device/retry-once.ts';
import './start-script.ts';

/**
 * Loads code without which the page, or a part of it, stays dead: for as long as it takes. A deployment removes files,
 * and older browsers do not ask again for one that failed, so that the document is loaded again (`reopen`) if the server
 * can be reached.
 */
export function loadOrReopen<Code>(load: () => Promise<Code>): Promise<Code> {
  return retryForever(async () => {
    try {
      return await retryOnce(load);
    } catch (error) {
      await globalThis.reopen?.().catch(() => undefined);
      throw error;
    }
  });
}
