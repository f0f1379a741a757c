import type { Stage } from './stage/stage.ts';

/** A number that came of a fault, and whether it is what it has to be. */
export interface Figure {
  value: number;
  /** In words, such as `= 50`. */
  bar: string;
  isWithin: boolean;
}

/** A count that has to be just this. */
export function exactly(value: number, wanted: number): Figure {
  return { value, bar: `= ${wanted}`, isWithin: value === wanted };
}

/** A number that may not be larger. */
export function atMost(value: number, most: number): Figure {
  return { value, bar: `≤ ${most}`, isWithin: value <= most };
}

/** A number that may not be smaller. */
export function atLeast(value: number, least: number): Figure {
  return { value, bar: `≥ ${least}`, isWithin: value >= least };
}

/** Beside other work a machine is slower than the bar supposes: only a multiple of it is a miss. */
const patience = 4;

/** A time in ms with the bar it has on a quiet machine. */
export function withinMs(value: number, bar: number): Figure {
  return { value: Math.round(value), bar: `≤ ${bar} ms`, isWithin: value <= bar * patience };
}

/** A time that is reported and judged nowhere. */
export function measuredMs(value: number): Figure {
  return { value: Math.round(value), bar: 'ms', isWithin: true };
}

/** Something that goes wrong, how to make it go wrong, and what has to hold all the same. */
export interface Fault {
  /** As in the table of figures. */
  id: string;
  title: string;
  /** How often in the short form and in the long one; once and ten times when left out. */
  runs?: { short: number; long: number };
  run(stage: Stage): Promise<Record<string, Figure>>;
}
