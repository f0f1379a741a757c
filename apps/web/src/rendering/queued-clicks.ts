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

/** Remembers a choice in a select, checkbox or radio button whose part has no code yet. */
export function keepChoice({ target }: Event): void {
  if (!(target instanceof HTMLElement) || !target.matches('select, [type=checkbox], [type=radio]')) return;
  const place = target.closest('[data-late]');
  if (place && !awake.has(place)) kept.add(target);
}

/** Does again what was done with a control before it could answer. */
function replay(control: HTMLElement): void {
  if (control instanceof HTMLSelectElement) {
    control.dispatchEvent(new Event('change', { bubbles: true }));
    return;
  }
  // React compares with the state it found, so the choice is taken back before it is made again.
  if (control instanceof HTMLInputElement) control.checked = !control.checked;
  control.click();
}

/** Replays what was pressed and chosen in a part before it could answer: each control once, in order. */
export function replayPresses(place: Element): void {
  awake.add(place);
  for (const button of kept) {
    if (!place.contains(button)) continue;
    kept.delete(button);
    replay(button);
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
    else void hydrated.then(() => replay(button));
  }
  return pressed.size > 0;
}
