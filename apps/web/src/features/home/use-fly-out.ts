import { useRef, useState, type FocusEvent, type KeyboardEvent, type PointerEvent } from 'react';
import { isHeadingTo } from './safe-triangle.ts';

const intentMs = 120;
/** How long a pointer on its way to the fly-out may take over other categories. */
const patienceMs = 300;

/**
 * A side menu's fly-out. It opens on a pointer's intent, on keyboard focus, on Enter and on →; stays while the pointer
 * crosses towards it; Escape and ← close it, with focus on its category. ↑ ↓ Home End move in the lists.
 */
export function useFlyOut(ids: number[]) {
  const root = useRef<HTMLElement>(null);
  const panel = useRef<HTMLDivElement>(null);
  const timer = useRef(0);
  const lastPoint = useRef({ x: 0, y: 0 });
  const [openId, setOpenId] = useState<number | null>(null);
  const [currentId, setCurrentId] = useState(ids[0] ?? null);

  function later(ms: number, action: () => void) {
    clearTimeout(timer.current);
    timer.current = window.setTimeout(action, ms);
  }
  function open(id: number) {
    clearTimeout(timer.current);
    setOpenId(id);
    setCurrentId(id);
  }
  function close() {
    clearTimeout(timer.current);
    setOpenId(null);
  }
  function focusCategory(id: number | null) {
    root.current?.querySelector<HTMLElement>(`[data-category="${id}"]`)?.focus();
  }
  function hover(id: number, event: PointerEvent) {
    if (event.pointerType !== 'mouse') return;
    const to = { x: event.clientX, y: event.clientY };
    const edge = panel.current?.getBoundingClientRect();
    const isPassing = edge !== undefined && isHeadingTo(edge, { from: lastPoint.current, to });
    later(openId === null ? intentMs : isPassing ? patienceMs : 0, () => open(id));
  }

  /** Moves focus among links, round and round. False when the key moves nothing. */
  function moveIn(container: Element | null | undefined, key: string): boolean {
    const links = [...(container?.querySelectorAll<HTMLElement>('a') ?? [])];
    const at = links.findIndex((link) => link === document.activeElement);
    const targets: Record<string, number> = { ArrowDown: at + 1, ArrowUp: at - 1, Home: 0, End: -1 };
    const target = targets[key];
    if (target === undefined) return false;
    links.at(target % links.length)?.focus();
    return true;
  }
  function onKeyDown(event: KeyboardEvent) {
    const isInPanel = panel.current?.contains(document.activeElement) ?? false;
    const container = isInPanel ? panel.current : root.current?.querySelector('[data-categories]');
    const isHandled = moveIn(container, event.key) || turn(event.key, isInPanel);
    if (isHandled) event.preventDefault();
  }
  function turn(key: string, isInPanel: boolean): boolean {
    if (key === 'ArrowRight' && !isInPanel && openId !== null) {
      panel.current?.querySelector<HTMLElement>('a')?.focus();
      return true;
    }
    const isLeaving = key === 'Escape' || (key === 'ArrowLeft' && isInPanel);
    if (!isLeaving || openId === null) return false;
    focusCategory(openId);
    close();
    return true;
  }
  return {
    openId,
    panel,
    rootProps: {
      ref: root,
      onKeyDown,
      onPointerMove({ clientX, clientY }: PointerEvent) {
        lastPoint.current = { x: clientX, y: clientY };
      },
      onPointerLeave: () => later(patienceMs, close),
      onBlur({ relatedTarget }: FocusEvent) {
        if (!(relatedTarget instanceof Node && root.current?.contains(relatedTarget))) close();
      },
    },
    panelProps: { onPointerEnter: () => clearTimeout(timer.current) },
    categoryProps: (id: number) => ({
      'data-category': id,
      tabIndex: id === (currentId ?? ids[0]) ? 0 : -1,
      onPointerEnter: (event: PointerEvent) => hover(id, event),
      onFocus: ({ currentTarget }: FocusEvent) => {
        if (currentTarget.matches(':focus-visible')) open(id);
      },
      /** Space opens, as on a button; Enter on a category that is not open opens it, and follows afterwards. */
      onKeyDown: (event: KeyboardEvent) => {
        const opens = event.key === ' ' || event.key === 'ArrowRight' || (event.key === 'Enter' && openId !== id);
        if (!opens || openId === id) return;
        event.preventDefault();
        event.stopPropagation();
        open(id);
      },
    }),
  };
}
