/**
 * Calls `act` with added items: at once for the first, then with everything added meanwhile, at most once every
 * `restMs`.
 */
export function gather<Item>(act: (items: ReadonlySet<Item>) => void, restMs: number): (items: Iterable<Item>) => void {
  const due = new Set<Item>();
  let resting: ReturnType<typeof setTimeout> | undefined;

  function flush(): void {
    resting = undefined;
    if (due.size === 0) return;
    const items = new Set(due);
    due.clear();
    resting = setTimeout(flush, restMs);
    act(items);
  }

  return (items) => {
    for (const item of items) due.add(item);
    if (!resting) flush();
  };
}
