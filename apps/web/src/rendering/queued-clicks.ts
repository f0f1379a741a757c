import './queued-clicks-script.ts';

const hydratedPlaces = new WeakSet<Element>();
const queue = new Set<HTMLElement>();
const maxWaitMs = 10_000;
let whenReplayed = () => {};

/**
 * Queues a click on a button, or on a link that opens something in place, in a part that is not hydrated yet. Other
 * links, and forms with an address, work without code.
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

/** Queues a choice in a select, checkbox or radio button in a part that is not hydrated yet. */
export function queueChoice({ target }: Event): void {
  if (!(target instanceof HTMLElement) || !target.matches('select, [type=checkbox], [type=radio]')) return;
  const place = target.closest('[data-deferred]');
  if (place && !hydratedPlaces.has(place)) queue.add(target);
}

/** Replays a click or choice made before hydration. */
function replay(control: HTMLElement): void {
  if (control instanceof HTMLSelectElement) {
    control.dispatchEvent(new Event('change', { bubbles: true }));
    return;
  }
  // React compares with the state that it found at hydration, so the choice is undone before it is made again.
  if (control instanceof HTMLInputElement) control.checked = !control.checked;
  control.click();
}

/** Replays what was queued in a part once it is hydrated: each control once, in order. */
export function replayClicks(place: Element): void {
  hydratedPlaces.add(place);
  for (const control of queue) {
    if (!place.contains(control)) continue;
    queue.delete(control);
    replay(control);
  }
  if (queue.size === 0) whenReplayed();
}

/**
 * Resolves once no click waits for its part to be hydrated, at the latest after 10 s. Before that, replacing the part
 * would lose the click.
 */
export async function clicksReplayed(): Promise<void> {
  if (queue.size === 0) return;
  await new Promise<void>((resolve) => {
    whenReplayed = resolve;
    setTimeout(resolve, maxWaitMs);
  });
}

/**
 * Takes over the clicks queued by the document's inline script: those in a deferred part stay queued, the others are
 * replayed when the page is `hydrated`. True if there were any.
 */
export function takeOverQueuedClicks(hydrated: Promise<void>): boolean {
  const clicked = globalThis.takeQueuedClicks?.() ?? new Set();
  for (const control of clicked) {
    if (control.closest('[data-deferred]')) queue.add(control);
    else void hydrated.then(() => replay(control));
  }
  return clicked.size > 0;
}
