import { useRef, useState, type FocusEvent, type KeyboardEvent, type PointerEvent } from 'react';
import { isHeadingTo } from './safe-triangle.ts';

const intentMs = 120;
/** How long the pointer may cross other categories on its way to the fly-out. */
const patienceMs = 300;

/**
 * Behaviour of a side menu's fly-out. It opens when the pointer rests on a category, on keyboard focus, on Enter and
 * on →; it stays open while the pointer moves towards it, and closes on Escape and ←, returning focus to its
 * category. ↑ ↓ Home End move within the lists.
 */
export function useFlyOut(ids: number[]) {
  const root = useRef<HTMLElement>(null);
  const panel = useRef<HTMLDivElement>(null);
  const { lastPoint, onPointerMove } = usePointerTrail();
  const { now, later } = useDelay();
  const [openId, setOpenId] = useState<number | null>(null);
  const [currentId, setCurrentId] = useState(ids[0] ?? null);

  const open = (id: number) =>
    now(() => {
      setOpenId(id);
      setCurrentId(id);
    });
  const close = () => now(() => setOpenId(null));

  function hover(id: number, event: PointerEvent) {
    if (event.pointerType !== 'mouse') return;
    const to = { x: event.clientX, y: event.clientY };
    const edge = panel.current?.getBoundingClientRect();
    const isPassing = edge !== undefined && isHeadingTo(edge, { from: lastPoint.current, to });
    later(openId === null ? intentMs : isPassing ? patienceMs : 0, () => open(id));
  }
  /** → enters the fly-out, ← and Escape leave it. Returns false for any other key. */
  function turn(key: string, isInPanel: boolean): boolean {
    if (openId === null) return false;
    if (key === 'ArrowRight' && !isInPanel) {
      panel.current?.querySelector<HTMLElement>('a')?.focus();
      return true;
    }
    if (key !== 'Escape' && !(key === 'ArrowLeft' && isInPanel)) return false;
    root.current?.querySelector<HTMLElement>(`[data-category="${openId}"]`)?.focus();
    close();
    return true;
  }
  function onKeyDown(event: KeyboardEvent) {
    const isInPanel = panel.current?.contains(document.activeElement) ?? false;
    const container = isInPanel ? panel.current : root.current?.querySelector('[data-categories]');
    const isHandled = moveIn(container, event.key) || turn(event.key, isInPanel);
    if (isHandled) event.preventDefault();
  }
  /** Space, Enter and → open a closed category; on an open one they keep their usual meaning, so Enter follows the link. */
  function openByKey(id: number, event: KeyboardEvent) {
    if (openId === id || ![' ', 'Enter', 'ArrowRight'].includes(event.key)) return;
    event.preventDefault();
    event.stopPropagation();
    open(id);
  }
  function onBlur({ relatedTarget }: FocusEvent) {
    if (!(relatedTarget instanceof Node && root.current?.contains(relatedTarget))) close();
  }
  return {
    openId,
    panel,
    rootProps: { ref: root, onKeyDown, onBlur, onPointerMove, onPointerLeave: () => later(patienceMs, close) },
    panelProps: { onPointerEnter: () => now() },
    categoryProps: (id: number) => ({
      'data-category': id,
      tabIndex: id === (currentId ?? ids[0]) ? 0 : -1,
      onPointerEnter: (event: PointerEvent) => hover(id, event),
      onFocus: ({ currentTarget }: FocusEvent) => currentTarget.matches(':focus-visible') && open(id),
      onKeyDown: (event: KeyboardEvent) => openByKey(id, event),
    }),
  };
}

/** The pointer's previous position. */
function usePointerTrail() {
  const lastPoint = useRef({ x: 0, y: 0 });
  function onPointerMove({ clientX, clientY }: PointerEvent) {
    lastPoint.current = { x: clientX, y: clientY };
  }
  return { lastPoint, onPointerMove };
}

/** A single timer: scheduling cancels whatever was scheduled before. */
function useDelay() {
  const timer = useRef(0);
  function later(ms: number, action: () => void) {
    clearTimeout(timer.current);
    timer.current = window.setTimeout(action, ms);
  }
  function now(action: () => void = () => undefined) {
    clearTimeout(timer.current);
    action();
  }
  return { now, later };
}

/** Moves focus among the links of a list, wrapping at both ends. Returns false for any other key. */
function moveIn(container: Element | null | undefined, key: string): boolean {
  const links = [...(container?.querySelectorAll<HTMLElement>('a') ?? [])];
  const at = links.findIndex((link) => link === document.activeElement);
  const targets: Record<string, number> = { ArrowDown: at + 1, ArrowUp: at - 1, Home: 0, End: -1 };
  const target = targets[key];
  if (target === undefined) return false;
  links.at(target % links.length)?.focus();
  return true;
}
