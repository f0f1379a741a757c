import { flushSync } from 'react-dom';

/** Marks the heading or text that takes focus when the button that had it is gone and no other takes its place. */
export const focusFallback = { tabIndex: -1, 'data-focus-fallback': '' } as const;

/**
 * Does something that may take the pressed button off the page, with its list item, and leaves focus where one goes on: at the
 * last button of the next item, or of the previous one, or at what is marked as the fallback.
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

/** Does something that may take the pressed button away; then focus goes on with the element of this id. */
export function focusNextOf(
  button: HTMLElement,
  { nextId, action }: { nextId: string | null; action: () => void },
): void {
  flushSync(action);
  if (button.isConnected || nextId === null) return;
  document.getElementById(nextId)?.focus({ preventScroll: true });
}
