import './queued-clicks-script.ts';

const awake = new WeakSet<Element>();
const kept = new Set<HTMLElement>();

/**
 * Keeps a press on a button, or on a link that opens something in place, whose part has no code yet. Other links, and forms
 * with an address, work without.
 */
export function keepPress(event: MouseEvent): void {
  const target = event.target instanceof Element ? event.target : null;
  const button = target?.closest<HTMLElement>('button, a[aria-expanded]');
  const place = target?.closest('[data-late]');
  if (!button || !place || awake.has(place)) return;
  if (event.ctrlKey || event.metaKey || event.shiftKey) return;
  if (button instanceof HTMLButtonElement && button.type === 'submit' && button.form?.hasAttribute('action')) return;
  event.preventDefault();
  event.stopPropagation();
  kept.add(button);
}

/** Presses what was pressed in a part before it could answer: each button once, in order. */
export function replayPresses(place: Element): void {
  awake.add(place);
  for (const button of kept) {
    if (!place.contains(button)) continue;
    kept.delete(button);
    button.click();
  }
}

/**
 * Takes over what was pressed before any of our code was here: in a late part it is kept on, elsewhere it is pressed when
 * the page is `hydrated`. True when there was something.
 */
export function takeOverEarlyPresses(hydrated: Promise<void>): boolean {
  const pressed = globalThis.takeEarlyPresses?.() ?? new Set();
  for (const button of pressed) {
    if (button.closest('[data-late]')) kept.add(button);
    else void hydrated.then(() => button.click());
  }
  return pressed.size > 0;
}
