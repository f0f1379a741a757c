/** How many calls are made at the same time. */
const groupSize = 10;

/** Does something with every item, ten at a time, so that neither this process nor PostgreSQL waits for the other. */
export async function inGroups<Item>(items: Iterable<Item>, work: (item: Item) => Promise<void>): Promise<void> {
  const all = [...items];
  for (let start = 0; start < all.length; start += groupSize)
    await Promise.all(all.slice(start, start + groupSize).map(work));
}
