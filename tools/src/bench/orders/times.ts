/** Prints the median and the 95th percentile, in ms. */
export function reportTimes(name: string, times: number[]): void {
  const sorted = times.toSorted((one, other) => one - other);
  const [median = 0, slow = 0] = [sorted[Math.floor(sorted.length / 2)], sorted[Math.floor(sorted.length * 0.95)]];
  console.log(`${name.padEnd(44)} ${median.toFixed(1).padStart(7)} ms, p95 ${slow.toFixed(1).padStart(7)} ms`);
}
