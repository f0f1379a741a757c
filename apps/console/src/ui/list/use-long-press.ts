import { useEffect, useRef, type MouseEvent, type PointerEvent } from 'react';

/** How long a finger rests before that means something. */
const holdMs = 500;
/** How long after the finger is lifted its click may come. */
const afterLiftMs = 300;
/** A finger that moves farther than this, in px, scrolls. */
const maxMove = 10;
/** What has a meaning of its own when it is pressed. */
const ownMeaning = 'button, input, label, select, textarea, a[href^="tel:"]';

/** Handlers for an element that a finger or pen may press for long; a mouse and the keyboard are left alone. */
export function useLongPress(onLongPress: () => void) {
  const latest = useRef(onLongPress);
  const pressed = useRef<{ x: number; y: number; timer: ReturnType<typeof setTimeout> }>(undefined);
  const wasLong = useRef(false);
  useEffect(() => {
    latest.current = onLongPress;
  });
  useEffect(() => () => clearTimeout(pressed.current?.timer), []);

  function end(): void {
    clearTimeout(pressed.current?.timer);
    pressed.current = undefined;
  }
  function hold(): void {
    if (!pressed.current) return;
    end();
    wasLong.current = true;
    swallowClick();
    latest.current();
  }
  return {
    onPointerDown({ pointerType, isPrimary, target, clientX: x, clientY: y }: PointerEvent) {
      end();
      wasLong.current = false;
      if (pointerType === 'mouse' || !isPrimary || !(target instanceof Element) || target.closest(ownMeaning)) return;
      pressed.current = { x, y, timer: setTimeout(hold, holdMs) };
    },
    onPointerMove({ clientX, clientY }: PointerEvent) {
      const { x, y } = pressed.current ?? { x: clientX, y: clientY };
      if (Math.hypot(clientX - x, clientY - y) > maxMove) end();
    },
    onPointerUp: end,
    onPointerCancel: end,
    // Where the platform opens a menu on a long press, that is when it is one.
    onContextMenu(event: MouseEvent) {
      hold();
      if (wasLong.current) event.preventDefault();
    },
  };
}

/** Takes the click away that follows when the finger is lifted, on whatever is below it by then. */
function swallowClick(): void {
  const lifted = new AbortController();
  const { signal } = lifted;
  const stop = () => lifted.abort();
  const stopSoon = () => setTimeout(stop, afterLiftMs);
  addEventListener('click', swallow, { capture: true, signal });
  for (const name of ['pointerup', 'pointercancel']) addEventListener(name, stopSoon, { signal });
  addEventListener('pointerdown', stop, { capture: true, signal });
}

function swallow(event: Event): void {
  event.preventDefault();
  event.stopPropagation();
}

/** The look of such an element: a finger that rests selects no text and opens no preview. */
export const longPressLook = 'pointer-coarse:select-none pointer-coarse:[-webkit-touch-callout:none]';
