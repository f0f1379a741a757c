import EmblaCarousel, { type EmblaCarouselType } from 'embla-carousel';
import { useEffect, useRef, useState, type KeyboardEvent, type RefObject } from 'react';
import { savesData } from '../../platform/data-saver.ts';
import { isVisitorActive } from '../../rendering/deferred-hydration.tsx';
import { isStill, rotateMs } from './rotation.ts';

/** In Embla's own unit: 20 means that slides settle within 500 ms. */
const slideDuration = 20;
/** A slide counts as hidden if less than this share of it is visible. */
const leastSeen = 0.05;
/** Tolerance in pixels, for padding and rounding, within which a row counts as aligned to a slide. */
const maxOffset = 8;

/** The slide at the start of a natively scrolled row, and its distance from there in pixels. */
function firstSeen(row: HTMLElement): { slide: number; distance: number } {
  const slides = [...(row.firstElementChild?.children ?? [])];
  const { left } = row.getBoundingClientRect();
  const distances = slides.map((slide) => Math.abs(slide.getBoundingClientRect().left - left));
  const distance = Math.min(...distances);
  return { slide: Math.max(0, distances.indexOf(distance)), distance };
}

/**
 * Calls back when the browser is idle, because measuring a newly rendered row forces a layout. For an active visitor,
 * whose clicks may be queued, calls back at once.
 */
function whenIdle(then: () => void): () => void {
  if (isVisitorActive() || !('requestIdleCallback' in globalThis)) {
    then();
    return () => {};
  }
  const id = requestIdleCallback(then, { timeout: 1000 });
  return () => cancelIdleCallback(id);
}

/** Calls back once the row is aligned to a slide or at its end: at once, or when native scrolling has ended. */
function whenAtRest(row: HTMLElement, then: () => void): () => void {
  const isAtEnd = row.scrollLeft + row.clientWidth > row.scrollWidth - maxOffset;
  const isAtRest = isAtEnd || firstSeen(row).distance < maxOffset;
  if (isAtRest || !('onscrollend' in row)) then();
  else row.addEventListener('scrollend', then, { once: true });
  return () => row.removeEventListener('scrollend', then);
}

/** Hands the row over to Embla, which moves it by `transform`, from where native scrolling left it. */
function takeOver(row: HTMLElement, loop: boolean): EmblaCarouselType {
  const { slide: startIndex } = firstSeen(row);
  row.toggleAttribute('data-taken', true);
  row.scrollLeft = 0;
  return EmblaCarousel(row, {
    align: 'start',
    duration: slideDuration,
    inViewThreshold: leastSeen,
    loop,
    startIndex,
    // Tab goes through the slides in view and then on; the row only moves for a slide that is cut off.
    watchFocus: (_embla, { target }) => target instanceof HTMLElement && isCutOff(row, target),
  });
}

function isCutOff(row: HTMLElement, focused: HTMLElement): boolean {
  const slide = focused.closest('li')?.getBoundingClientRect();
  const { left, right } = row.getBoundingClientRect();
  return slide !== undefined && (slide.left < left - maxOffset || slide.right > right + maxOffset);
}

interface SlidesOptions {
  /** Continues with the first slide after the last; only for slides without a gap. */
  loop?: boolean;
}

/**
 * Slides in `<div ref={row} className="slides"><ul>`. Until this code has loaded the row scrolls natively; then it
 * advances every 3 s, moving for 500 ms, and wraps. It pauses on hover, while it contains focus, behind a dialog, off
 * screen and in a hidden tab; it never starts by itself with reduced motion, and with the data saver only on request.
 */
export function useSlides({ loop = false }: SlidesOptions = {}) {
  const section = useRef<HTMLElement>(null);
  const row = useRef<HTMLDivElement>(null);
  // A ref, because clicks queued before hydration are replayed before the state is rendered.
  const mover = useRef<EmblaCarouselType>(null);
  const [embla, setEmbla] = useState<EmblaCarouselType | null>(null);
  const [isPlaying, setPlaying] = useState(() => !savesData());
  const { index, away, fits } = usePlace(embla);

  useEffect(() => {
    const element = row.current;
    if (!element) return undefined;
    let stopWaiting = () => {};
    const stopIdling = whenIdle(() => {
      stopWaiting = whenAtRest(element, () => {
        mover.current = takeOver(element, loop);
        setEmbla(mover.current);
      });
    });
    return () => {
      stopIdling();
      stopWaiting();
      mover.current?.destroy();
      mover.current = null;
      element.toggleAttribute('data-taken', false);
    };
  }, [loop]);

  useRotation({ section, embla: isPlaying && !fits ? embla : null });

  function onKeyDown(event: KeyboardEvent) {
    const moves: Record<string, () => void> = {
      ArrowLeft: () => turn(mover.current, -1),
      ArrowRight: () => turn(mover.current, 1),
      Home: () => goTo(mover.current, 0),
      End: () => goTo(mover.current, -1),
      ...movesWithinSlide(event.target),
    };
    const move = moves[event.key];
    if (!move) return;
    event.preventDefault();
    move();
  }

  return {
    section,
    row,
    index,
    away,
    fits,
    isPlaying,
    toggle: () => setPlaying(!isPlaying),
    turn: (by: 1 | -1) => turn(mover.current, by),
    goTo: (slide: number) => goTo(mover.current, slide),
    onKeyDown,
  };
}

/** Scrolls to a slide by index, wrapping at both ends. */
function goTo(embla: EmblaCarouselType | null, place: number): void {
  const places = embla?.scrollSnapList().length ?? 0;
  embla?.scrollTo((place + places) % places, isStill());
}

function turn(embla: EmblaCarouselType | null, by: 1 | -1): void {
  if (!embla) return;
  const isPossible = by === 1 ? embla.canScrollNext() : embla.canScrollPrev();
  if (!isPossible) goTo(embla, by === 1 ? 0 : -1);
  else if (by === 1) embla.scrollNext(isStill());
  else embla.scrollPrev(isStill());
}

/** In a slide with several links and buttons, of which the first is a tab stop, ↓ and ↑ move between them. */
function movesWithinSlide(focused: EventTarget): Record<string, () => void> {
  if (!(focused instanceof HTMLElement)) return {};
  const within = [...(focused.closest('li')?.querySelectorAll<HTMLElement>('a, button:not(:disabled)') ?? [])];
  if (within.length < 2) return {};
  const place = within.indexOf(focused);
  return {
    ArrowDown: () => within[(place + 1) % within.length]?.focus(),
    ArrowUp: () => within.at(place - 1)?.focus(),
  };
}

interface Place {
  /** Index of the slide that the row is at or moving to. */
  index: number;
  /** Hidden slides, except one that contains focus; empty until Embla has taken over. */
  away: readonly number[];
  /** Whether all slides are visible, so that nothing needs to move. */
  fits: boolean;
}

function hasFocus(embla: EmblaCarouselType, slide: number): boolean {
  return embla.slideNodes()[slide]?.contains(document.activeElement) ?? false;
}

/**
 * Loads the pictures of the slides next to those in view, as shown at this width; the browser would wait until they
 * are visible.
 */
function loadBeside(embla: EmblaCarouselType): void {
  const slides = embla.slideNodes();
  const beside = embla.slidesInView().flatMap((slide) => [slides.at(slide - 1), slides[(slide + 1) % slides.length]]);
  for (const image of beside.flatMap((slide) => [...(slide?.querySelectorAll('img') ?? [])]))
    if (image.checkVisibility()) image.loading = 'eager';
}

function usePlace(embla: EmblaCarouselType | null): Place {
  const [place, setPlace] = useState<Place>({ index: 0, away: [], fits: false });
  useEffect(() => {
    if (!embla) return undefined;
    const follow = () => {
      loadBeside(embla);
      setPlace({
        index: embla.selectedScrollSnap(),
        away: embla.slidesNotInView().filter((slide) => !hasFocus(embla, slide)),
        fits: embla.scrollSnapList().length < 2,
      });
    };
    follow();
    embla.on('select', follow).on('slidesInView', follow).on('reInit', follow);
    return () => {
      embla.off('select', follow).off('slidesInView', follow).off('reInit', follow);
    };
  }, [embla]);
  return place;
}

function useRotation({ section, embla }: { section: RefObject<HTMLElement | null>; embla: EmblaCarouselType | null }) {
  useEffect(() => {
    const element = section.current;
    if (!element || !embla || isStill()) return undefined;
    let isInView = false;
    const watcher = new IntersectionObserver(([entry]) => {
      isInView = entry?.isIntersecting ?? false;
    });
    watcher.observe(element);
    const timer = setInterval(() => {
      const isCovered = element.closest('[aria-hidden="true"]') !== null;
      const isBusy = isCovered || element.matches(':hover') || element.contains(document.activeElement);
      if (isInView && !isBusy && !document.hidden) turn(embla, 1);
    }, rotateMs);
    return () => {
      clearInterval(timer);
      watcher.disconnect();
    };
  }, [section, embla]);
}
