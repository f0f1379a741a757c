import { startTransition, useEffect, useState } from 'react';

/** More than any screen shows at once. */
const inView = 8;

/**
 * How many cards of a long list are drawn: at first those that are seen, and once they are on the screen all of them, without keeping
 * anybody who presses or scrolls waiting.
 */
export function useFirstCards(count: number): number {
  const [isWhole, setWhole] = useState(count <= inView);
  useEffect(() => startTransition(() => setWhole(true)), []);
  return isWhole ? count : inView;
}
