const waitMs = 3000;

let isStarted = false;

/** Loads and starts background work once the page is idle. */
export function startBackground(): void {
  if (isStarted) return;
  isStarted = true;
  setTimeout(
    () => void import('../background.ts').then(({ runBackground }) => runBackground()).catch(allowRetry),
    waitMs,
  );
}

/** A failed load (no network) is retried with the next page. */
function allowRetry(): void {
  isStarted = false;
}
