/**
 * Draws an index from 0 to `count` - 1: the first is drawn twice as often as the second, three times as often as the
 * third, and so on.
 */
export function zipf(count: number): () => number {
  const sums: number[] = [];
  let sum = 0;
  for (let place = 1; place <= count; place += 1) {
    sum += 1 / place;
    sums.push(sum);
  }
  return () => {
    const drawn = Math.random() * sum;
    let low = 0;
    let high = count - 1;
    while (low < high) {
      const middle = (low + high) >> 1;
      if ((sums[middle] ?? 0) < drawn) low = middle + 1;
      else high = middle;
    }
    return low;
  };
}
