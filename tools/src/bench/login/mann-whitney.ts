/**
 * The two-sided p-value of the Mann–Whitney U test (normal approximation; both samples need at least 20 values, few of them
 * equal). Close to 0, the samples come from different distributions.
 */
export function mannWhitneyP(one: readonly number[], other: readonly number[]): number {
  const all = [...one.map((value) => ({ value, isOne: true })), ...other.map((value) => ({ value, isOne: false }))];
  const ranked = all.toSorted((a, b) => a.value - b.value);
  const ranksOfOne = ranked.reduce((sum, { isOne }, place) => (isOne ? sum + place + 1 : sum), 0);
  const u = ranksOfOne - (one.length * (one.length + 1)) / 2;
  const mean = (one.length * other.length) / 2;
  const deviation = Math.sqrt((one.length * other.length * (all.length + 1)) / 12);
  return complementaryError(Math.abs(u - mean) / deviation / Math.SQRT2);
}

/** erfc for x >= 0, to seven digits (Abramowitz and Stegun, 7.1.26). */
function complementaryError(x: number): number {
  const t = 1 / (1 + 0.327_591_1 * x);
  const factors = [1.061_405_429, -1.453_152_027, 1.421_413_741, -0.284_496_736, 0.254_829_592];
  return factors.reduce((sum, factor) => (sum + factor) * t, 0) * Math.exp(-x * x);
}
