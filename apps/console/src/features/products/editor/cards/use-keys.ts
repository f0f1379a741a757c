import { useState } from 'react';

let last = 0;
const newKeys = (count: number) => Array.from({ length: count }, () => `key-${(last += 1)}`);

/** Keys for the rows of a list without ids, which the caller moves and removes with the rows. */
export function useKeys(count: number): [string[], (keys: string[]) => void] {
  const [keys, setKeys] = useState(() => newKeys(count));
  if (keys.length === count) return [keys, setKeys];
  // Rows were added, or all of them replaced.
  const fitting = [...keys.slice(0, count), ...newKeys(count - keys.length)];
  setKeys(fitting);
  return [fitting, setKeys];
}
