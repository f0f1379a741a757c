import { lazy, memo, Suspense, type ComponentType } from 'react';

const signs = ['pointermove', 'pointerdown', 'keydown', 'focusin', 'scroll'] as const;
let wake: () => void = () => undefined;
const somebodyIsHere = new Promise<void>((resolve) => {
  wake = resolve;
});

const restMs = 1500;

/** Starts listening for the first sign of a person; once the page has been there for a while, no sign is needed. */
export function watchForPeople(): void {
  for (const sign of signs) addEventListener(sign, wakeLateParts, { once: true, passive: true, capture: true });
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
 * (a first move, press, key or scroll), the page has stood for a while, or it changes. Links in it work before that. Its props must not change by
 * themselves before then, or React would draw it anew; give it none that come from the device's storage.
 */
export function latePart<Props extends object>(load: () => Promise<ComponentType<Props>>): ComponentType<Props> {
  if (import.meta.env.SSR) return partOnServer(load);
  const Part = lazy(async () => {
    await somebodyIsHere;
    // Without its code the part goes, rather than the page.
    return { default: await load().catch((): ComponentType<Props> => () => null) };
  });
  return memo(function LatePart(props: Props) {
    return (
      <Suspense>
        <Part {...props} />
      </Suspense>
    );
  }) as ComponentType<Props>;
}

function partOnServer<Props extends object>(load: () => Promise<ComponentType<Props>>): ComponentType<Props> {
  let Part: ComponentType<Props> | undefined;
  loads.push(async () => {
    Part ??= await load();
  });
  return function LatePart(props: Props) {
    return <Suspense>{Part && <Part {...props} />}</Suspense>;
  };
}
