const waitMs = 3000;

let isStarted = false;

/** Fetches what works beside the pages, once the page has come to rest. */
export function startBackground(): void {
  if (isStarted) return;
  isStarted = true;
  setTimeout(() => void import('../background.ts').then(({ runBackground }) => runBackground()).catch(forget), waitMs);
}

/** Without a network it is tried again with the next page. */
function forget(): void {
  isStarted = false;
}
