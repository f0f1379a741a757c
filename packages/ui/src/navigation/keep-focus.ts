import { flushSync } from 'react-dom';

/** Marks the element that takes focus if the focused button was removed and no other can take its place. */
export const focusFallback = { tabIndex: -1, 'data-focus-fallback': '' } as const;

/**
 * Runs an action that may remove the pressed button along with its list item, then moves focus to the last button of
 * the next item, or of the previous one, or to the fallback.
 */
export function keepFocus(button: HTMLElement, action: () => void): void {
  const item = button.closest('li');
  const neighbour = item?.nextElementSibling ?? item?.previousElementSibling;
  const scope = button.closest('[role="dialog"], main') ?? document;
  flushSync(action);
  if (button.isConnected) return;
  const inNeighbour = [...(neighbour?.querySelectorAll('button') ?? [])].at(-1);
  (inNeighbour ?? scope.querySelector<HTMLElement>('[data-focus-fallback]'))?.focus();
}

/** Runs an action that may remove the pressed button, then moves focus to the element with this id. */
export function focusNextOf(
  button: HTMLElement,
  { nextId, action }: { nextId: string | null; action: () => void },
): void {
  flushSync(action);
  if (button.isConnected || nextId === null) return;
  document.getElementById(nextId)?.focus({ preventScroll: true });
}
