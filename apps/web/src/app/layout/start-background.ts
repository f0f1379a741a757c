import { isLoggedIn } from '../../platform/session/session.ts';

const guestWaitMs = 3000;

let isStarted = false;

/**
 * Loads and starts background work: at once for a logged-in shopper, whose cart may have changed on another device,
 * otherwise once the page is idle.
 */
export function startBackground(): void {
  if (isStarted) return;
  isStarted = true;
  setTimeout(
    () => void import('../background.ts').then(({ runBackground }) => runBackground()).catch(allowRetry),
    isLoggedIn() ? 0 : guestWaitMs,
  );
}

/** A failed load (no network) is retried with the next page. */
function allowRetry(): void {
  isStarted = false;
}
