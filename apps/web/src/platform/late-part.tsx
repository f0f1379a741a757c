import { lazy, memo, Suspense, useEffect, useRef, type ComponentType, type ReactNode, type RefObject } from 'react';
import { keepPress, replayPresses } from './kept-presses.ts';

const signs = ['pointermove', 'pointerdown', 'keydown', 'focusin', 'scroll'] as const;
const restMs = 1500;
let wake: () => void = () => undefined;
const somebodyIsHere = new Promise<void>((resolve) => {
  wake = resolve;
});

/** Starts listening for the first sign of a person; once the page has been there for a while, no sign is needed. */
export function watchForPeople(): void {
  for (const sign of signs) addEventListener(sign, wakeLateParts, { once: true, passive: true, capture: true });
  addEventListener('click', keepPress, { capture: true });
  setTimeout(wakeLateParts, restMs);
}

/** Fetches the late parts now: before the page changes, because React finishes taking over what it is about to change. */
export function wakeLateParts(): void {
  wake();
}

const loads: (() => Promise<unknown>)[] = [];

/** On the server: late parts are drawn like all others, once their code is there. */
export async function prepareLateParts(): Promise<void> {
  await Promise.all(loads.map((load) => load()));
}

/**
 * A part of the page that the first load does without: its HTML comes from the server, its code when somebody is there
 * (a first move, press, key or scroll), the page has stood for a while, or it changes. Links in it work before that, and
 * presses are kept. Its props must not change by themselves before then, or React would draw it anew; give it none that
 * come from the device's storage.
 */
export function latePart<Props extends object>(load: () => Promise<ComponentType<Props>>): ComponentType<Props> {
  if (import.meta.env.SSR) return partOnServer(load);
  const Part = lazy(async () => {
    await somebodyIsHere;
    // Without its code the part goes, rather than the page.
    return { default: await load().catch((): ComponentType<Props> => () => null) };
  });
  return memo(function LatePart(props: Props) {
    const place = useRef<HTMLDivElement>(null);
    return (
      <Place ref={place}>
        <Awake place={place}>
          <Part {...props} />
        </Awake>
      </Place>
    );
  }) as ComponentType<Props>;
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
