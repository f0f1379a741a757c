import { startTransition, useEffect, useState } from 'react';

/** More than fit on any screen. */
const inView = 8;

/**
 * How many cards of a long list to render: at first only those in view, then all of them once these are painted,
 * without blocking clicks and scrolling.
 */
export function useFirstCards(count: number): number {
  const [isWhole, setWhole] = useState(count <= inView);
  useEffect(() => startTransition(() => setWhole(true)), []);
  return isWhole ? count : inView;
}
