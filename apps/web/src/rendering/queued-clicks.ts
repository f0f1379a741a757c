import './queued-clicks-script.ts';

const hydratedPlaces = new WeakSet<Element>();
const queue = new Set<HTMLElement>();

/**
 * Queues a click on a button, or on a link that opens something in place, whose part is not hydrated yet. Other links, and
 * forms with an address, work without code.
 */
export function queueClick(event: MouseEvent): void {
  const target = event.target instanceof Element ? event.target : null;
  const button = target?.closest<HTMLElement>('button, a[aria-expanded]');
  const place = target?.closest('[data-deferred]');
  if (!button || !place || hydratedPlaces.has(place)) return;
  if (event.ctrlKey || event.metaKey || event.shiftKey) return;
  if (button instanceof HTMLButtonElement && button.type === 'submit' && button.form?.hasAttribute('action')) return;
  event.preventDefault();
  event.stopPropagation();
  queue.add(button);
}

/** Replays the clicks queued in a part once it is hydrated: each button once, in order. */
export function replayClicks(place: Element): void {
  hydratedPlaces.add(place);
  for (const button of queue) {
    if (!place.contains(button)) continue;
    queue.delete(button);
    button.click();
  }
}

/**
 * Takes over the clicks that the document's inline script queued: those in a deferred part stay queued, the others are replayed
 * when the page is `hydrated`. True if there were any.
 */
export function takeOverQueuedClicks(hydrated: Promise<void>): boolean {
  const clicked = globalThis.takeQueuedClicks?.() ?? new Set();
  for (const button of clicked) {
    if (button.closest('[data-deferred]')) queue.add(button);
    else void hydrated.then(() => button.click());
  }
  return clicked.size > 0;
}
