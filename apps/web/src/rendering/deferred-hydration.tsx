import {
  lazy,
  memo,
  Suspense,
  useEffect,
  useRef,
  useState,
  type ComponentType,
  type ReactNode,
  type RefObject,
} from 'react';
import { hydrated } from './hydrating.tsx';
import { keepChoice, keepPress, replayPresses, takeOverEarlyPresses } from './queued-clicks.ts';

const signs = ['pointermove', 'pointerdown', 'keydown', 'focusin', 'change', 'scroll'] as const;
const restMs = 5000;
const retryMs = 3000;
const somebodyIsHere = moment();

/** Starts listening for the first sign of a person; a page without a network has something to say at once. */
export function watchForPeople(): void {
  for (const sign of signs) addEventListener(sign, wakeLateParts, { once: true, passive: true, capture: true });
  addEventListener('click', keepPress, { capture: true });
  addEventListener('change', keepChoice, { capture: true });
  if (takeOverEarlyPresses(hydrated)) wakeLateParts();
  addEventListener('offline', wakeLateParts, { once: true });
  if (!navigator.onLine) wakeLateParts();
}

/** Whether anybody did anything yet, or the page changed. */
export function isSomebodyHere(): boolean {
  return somebodyIsHere.hasCome;
}

/** Fetches the late parts now: before the page changes, because React finishes taking over what it is about to change. */
export function wakeLateParts(): void {
  somebodyIsHere.arrive();
}

const loads: (() => Promise<unknown>)[] = [];

/** Fetches the code of every late part there is by now, so that what is drawn next is drawn whole. */
export async function prepareLateParts(): Promise<void> {
  await Promise.all(loads.map((load) => load()));
}

interface LatePartOptions {
  /** Turns by itself: on a page that nobody touches its code comes when the first turn is due, if it is in sight. */
  movesByItself?: boolean;
  /** Asked once, in the browser: whether the part's code comes as soon as the page is taken over. */
  comesAtOnce?: () => boolean;
}

/**
 * A part of the page that the first load does without: its HTML comes from the server, its code when somebody is there
 * (a first move, press, key or scroll) or when the page changes. Links in it work before that, and presses are kept. Its
 * props must not change by themselves before then, or React would draw it anew; give it none that come from the device's
 * storage. On a page that is drawn in the browser it is there from the start.
 */
export function latePart<Props extends object>(
  load: () => Promise<ComponentType<Props>>,
  { movesByItself = false, comesAtOnce = () => false }: LatePartOptions = {},
): ComponentType<Props> {
  if (import.meta.env.SSR) return partOnServer(load);
  const restsInSight = moment();
  const Part = lazy(async () => {
    if (!comesAtOnce()) await Promise.race([somebodyIsHere.come, restsInSight.come]);
    return { default: await persistently(load) };
  });
  let Ready: ComponentType<Props> | undefined;
  loads.push(async () => {
    Ready ??= await load().catch(() => undefined);
  });
  return memo(function LatePart(props: Props) {
    const place = useRef<HTMLDivElement>(null);
    const [Drawn] = useState(() => Ready ?? Part);
    useEffect(() => {
      if (!movesByItself) return undefined;
      const timer = setTimeout(() => isInSight(place.current) && restsInSight.arrive(), restMs);
      return () => clearTimeout(timer);
    }, []);
    return (
      <Place ref={place}>
        <Awake place={place}>
          <Drawn {...props} />
        </Awake>
      </Place>
    );
  }) as ComponentType<Props>;
}

/** Loads code, and tries again every 3 s while the network is away: what stands there stays as good as it is. */
export async function persistently<Part>(load: () => Promise<Part>): Promise<Part> {
  try {
    return await load();
  } catch {
    await new Promise((resolve) => setTimeout(resolve, retryMs));
    return persistently(load);
  }
}

function isInSight(place: HTMLElement | null): boolean {
  // The place itself has no box.
  const box = place?.firstElementChild?.getBoundingClientRect();
  return box !== undefined && box.top < innerHeight && box.bottom > 0 && box.height > 0;
}

function partOnServer<Props extends object>(load: () => Promise<ComponentType<Props>>): ComponentType<Props> {
  let Part: ComponentType<Props> | undefined;
  loads.push(async () => {
    Part ??= await load();
  });
  return function LatePart(props: Props) {
    return <Place>{Part && <Part {...props} />}</Place>;
  };
}

/** Where a late part stands; the element has no box of its own. */
function Place({ ref, children }: { ref?: RefObject<HTMLDivElement | null>; children: ReactNode }) {
  return (
    <div ref={ref} data-late="" className="contents">
      <Suspense>{children}</Suspense>
    </div>
  );
}

/** Stands inside what waits for the code, so its effect runs when the part answers presses. */
function Awake({ place, children }: { place: RefObject<HTMLDivElement | null>; children: ReactNode }) {
  useEffect(() => {
    if (place.current) replayPresses(place.current);
  }, [place]);
  return children;
}

/** Something that happens once: a promise, whether it has come, and what makes it come. */
function moment() {
  const parts: { hasCome: boolean; arrive: () => void } = { hasCome: false, arrive() {} };
  const come = new Promise<void>((resolve) => {
    parts.arrive = () => {
      parts.hasCome = true;
      resolve();
    };
  });
  return Object.assign(parts, { come });
}
