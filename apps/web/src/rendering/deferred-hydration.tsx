import { lazyPart } from '@haat/ui/device/lazy-part.ts';
import { retryForever } from '@haat/ui/device/retry-forever.ts';
import { memo, Suspense, useEffect, useRef, useState, type ComponentType, type ReactNode, type RefObject } from 'react';
import { hydrated } from './hydration-signal.tsx';
import { loadOrReopen } from './load-or-reopen.ts';
import { queueChoice, queueClick, replayClicks, takeOverQueuedClicks } from './queued-clicks.ts';

const signs = ['pointermove', 'pointerdown', 'keydown', 'focusin', 'change', 'scroll'] as const;
const restMs = 5000;
const visitorActivity = createSignal();

/**
 * Starts listening for the visitor's first sign of activity. When offline, deferred parts are hydrated at once, so
 * that they can say so.
 */
export function watchForActivity(): void {
  for (const sign of signs) addEventListener(sign, hydrateDeferred, { once: true, passive: true, capture: true });
  addEventListener('click', queueClick, { capture: true });
  addEventListener('change', queueChoice, { capture: true });
  if (takeOverQueuedClicks(hydrated)) hydrateDeferred();
  addEventListener('offline', hydrateDeferred, { once: true });
  if (!navigator.onLine) hydrateDeferred();
}

/** Resolves at the visitor's first sign of activity, or when the page changes. */
export const whenVisitorActive = visitorActivity.given;

/** Whether the visitor has been active, or the page has changed. */
export function isVisitorActive(): boolean {
  return visitorActivity.isGiven;
}

/** Hydrates all deferred parts now. Called before the page changes, because React hydrates what it is about to change anyway. */
export function hydrateDeferred(): void {
  visitorActivity.give();
}

const loads: (() => Promise<unknown>)[] = [];

/** Fetches the code of all deferred parts declared so far, so that the next page is rendered with them. */
export async function loadDeferred(): Promise<void> {
  await Promise.all(loads.map((load) => load()));
}

interface DeferOptions {
  /** It rotates by itself: its code is also loaded after 5 s if the part is in view by then. */
  movesByItself?: boolean;
  /**
   * If the part is in view after 5 s, fetches code that moves the part's HTML until the visitor is active, instead of
   * hydrating it.
   */
  movedMeanwhile?: () => Promise<(part: HTMLElement, whenActive: Promise<unknown>) => Promise<void>>;
  /** Called once, in the browser: whether to hydrate the part together with the page. */
  hydratesAtOnce?: () => boolean;
}

/**
 * Declares a part of the page with deferred hydration: its HTML comes from the server, its code at the visitor's
 * first sign of activity (pointer move, click, key or scroll) or when the page changes. Until then its links work and
 * clicks are queued. Its props must not change before hydration, because React would re-render it, so pass none that
 * come from the device's storage. On a page rendered in the browser it is complete from the start.
 */
export function deferHydration<Props extends object>(
  load: () => Promise<ComponentType<Props>>,
  { movesByItself = false, movedMeanwhile, hydratesAtOnce = () => false }: DeferOptions = {},
): ComponentType<Props> {
  if (import.meta.env.SSR) return renderOnServer(load);
  const restedInView = createSignal();
  const Part = lazyPart(async () => {
    if (!hydratesAtOnce()) await Promise.race([visitorActivity.given, restedInView.given]);
    return loadOrReopen(load);
  });
  let Ready: ComponentType<Props> | undefined;
  loads.push(async () => {
    Ready ??= await load().catch(() => undefined);
  });
  return memo(function Deferred(props: Props) {
    const place = useRef<HTMLDivElement>(null);
    const [Drawn] = useState(() => Ready ?? Part);
    useEffect(() => {
      if (!movesByItself && !movedMeanwhile) return undefined;
      const timer = setTimeout(() => {
        const part = place.current;
        if (!part || !isInView(part)) return;
        if (movedMeanwhile) void retryForever(movedMeanwhile).then((move) => move(part, visitorActivity.given));
        else restedInView.give();
      }, restMs);
      return () => clearTimeout(timer);
    }, []);
    return (
      <Place ref={place}>
        <Interactive place={place}>
          <Drawn {...props} />
        </Interactive>
      </Place>
    );
  }) as ComponentType<Props>;
}

function isInView(place: HTMLElement): boolean {
  // The element itself has no box: `display: contents`.
  const box = place.firstElementChild?.getBoundingClientRect();
  return box !== undefined && box.top < innerHeight && box.bottom > 0 && box.height > 0;
}

function renderOnServer<Props extends object>(load: () => Promise<ComponentType<Props>>): ComponentType<Props> {
  let Part: ComponentType<Props> | undefined;
  loads.push(async () => {
    Part ??= await load();
  });
  return function Deferred(props: Props) {
    return <Place>{Part && <Part {...props} />}</Place>;
  };
}

/** The element around a deferred part; it has no box of its own. */
function Place({ ref, children }: { ref?: RefObject<HTMLDivElement | null>; children: ReactNode }) {
  return (
    <div ref={ref} data-deferred="" className="contents">
      <Suspense>{children}</Suspense>
    </div>
  );
}

/** Inside the Suspense boundary, so that its effect runs once the part is hydrated. */
function Interactive({ place, children }: { place: RefObject<HTMLDivElement | null>; children: ReactNode }) {
  useEffect(() => {
    if (place.current) replayClicks(place.current);
  }, [place]);
  return children;
}

/** A one-time event: a promise, whether it has happened, and the function that triggers it. */
function createSignal() {
  const signal: { isGiven: boolean; give: () => void } = { isGiven: false, give() {} };
  const given = new Promise<void>((resolve) => {
    signal.give = () => {
      signal.isGiven = true;
      resolve();
    };
  });
  return Object.assign(signal, { given });
}
