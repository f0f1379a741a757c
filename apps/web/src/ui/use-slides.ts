import { useCallback, useEffect, useRef, useState, type KeyboardEvent } from 'react';
import { savesData } from '../platform/data-saver.ts';

const rotateMs = 3000;
const slideMs = 500;

const prefersStillness = () => matchMedia('(prefers-reduced-motion: reduce)').matches;
const easeInOut = (part: number) => (part < 0.5 ? 2 * part * part : 1 - 2 * (1 - part) ** 2);

/** Moves a row to a place within 500 ms; gives the way to stop. Snapping rests meanwhile, it would pull against it. */
function slideTo(row: HTMLElement, left: number): () => void {
  const from = row.scrollLeft;
  if (prefersStillness()) {
    row.scrollTo({ left, behavior: 'instant' });
    return () => undefined;
  }
  const startedAt = performance.now();
  row.style.scrollSnapType = 'none';
  let frame = requestAnimationFrame(function move(now) {
    const part = Math.min(1, Math.max(0, now - startedAt) / slideMs);
    row.scrollTo({ left: from + (left - from) * easeInOut(part), behavior: 'instant' });
    if (part < 1) frame = requestAnimationFrame(move);
    else row.style.scrollSnapType = '';
  });
  return () => {
    cancelAnimationFrame(frame);
    row.style.scrollSnapType = '';
  };
}

/** Where each slide starts, as far as the row can scroll. Offsets are rounded, so what almost is the end is the end. */
function stops(row: HTMLElement): number[] {
  const end = row.scrollWidth - row.clientWidth;
  const offsets = [...row.children].map((slide) => (slide instanceof HTMLElement ? slide.offsetLeft : 0));
  const [first = 0] = offsets;
  return [...new Set(offsets.map((offset) => (offset - first > end - 4 ? end : offset - first)))];
}

function nearest(row: HTMLElement): number {
  const distances = stops(row).map((left) => Math.abs(left - row.scrollLeft));
  return distances.indexOf(Math.min(...distances));
}

/**
 * A row that scrolls by itself (fingers, wheel) and can be turned: 3 s a slide, 500 ms each, wrapping. Rotation rests
 * under the pointer, while focus is inside, off screen and in a hidden tab, and never starts under reduced motion;
 * while data is saved it starts by hand alone.
 */
export function useSlides() {
  const section = useRef<HTMLElement>(null);
  const row = useRef<HTMLUListElement>(null);
  const stop = useRef<() => void>(() => undefined);
  const [isPlaying, setPlaying] = useState(() => !savesData());
  const [index, setIndex] = useState(0);
  const [fits, setFits] = useState(false);

  const goTo = useCallback((target: number) => {
    if (!row.current) return;
    const lefts = stops(row.current);
    const left = lefts[(target + lefts.length) % lefts.length];
    if (left === undefined) return;
    stop.current();
    stop.current = slideTo(row.current, left);
  }, []);
  const turn = useCallback(
    (by: number) => {
      if (row.current) goTo(nearest(row.current) + by);
    },
    [goTo],
  );

  useEffect(() => {
    const element = row.current;
    if (!element) return undefined;
    const watcher = new ResizeObserver(() => setFits(element.scrollWidth <= element.clientWidth + 1));
    watcher.observe(element);
    const follow = () => setIndex(nearest(element));
    const letGo = () => stop.current();
    element.addEventListener('scroll', follow, { passive: true });
    element.addEventListener('pointerdown', letGo, { passive: true });
    element.addEventListener('wheel', letGo, { passive: true });
    return () => {
      watcher.disconnect();
      letGo();
      element.removeEventListener('scroll', follow);
      element.removeEventListener('pointerdown', letGo);
      element.removeEventListener('wheel', letGo);
    };
  }, []);

  useRotation({ section, isOn: isPlaying && !fits, onTurn: turn });

  function onKeyDown(event: KeyboardEvent) {
    const moves: Record<string, () => void> = {
      ArrowLeft: () => turn(-1),
      ArrowRight: () => turn(1),
      Home: () => goTo(0),
      End: () => goTo(-1),
    };
    const move = moves[event.key];
    if (!move) return;
    event.preventDefault();
    move();
  }

  return { section, row, index, fits, isPlaying, toggle: () => setPlaying(!isPlaying), turn, goTo, onKeyDown };
}

function useRotation({
  section,
  isOn,
  onTurn,
}: {
  section: React.RefObject<HTMLElement | null>;
  isOn: boolean;
  onTurn: (by: number) => void;
}) {
  useEffect(() => {
    const element = section.current;
    if (!element || !isOn || prefersStillness()) return undefined;
    let isInView = false;
    const watcher = new IntersectionObserver(([entry]) => {
      isInView = entry?.isIntersecting ?? false;
    });
    watcher.observe(element);
    const timer = setInterval(() => {
      const isBusy = element.matches(':hover') || element.contains(document.activeElement);
      if (isInView && !isBusy && !document.hidden) onTurn(1);
    }, rotateMs);
    return () => {
      clearInterval(timer);
      watcher.disconnect();
    };
  }, [section, isOn, onTurn]);
}
