import type { Stage } from './stage/stage.ts';

/** A figure measured during a fault, and whether it is within its limit. */
export interface Figure {
  value: number;
  /** Such as `= 50`. */
  bar: string;
  isWithin: boolean;
}

/** A count that must be exactly this. */
export function exactly(value: number, wanted: number): Figure {
  return { value, bar: `= ${wanted}`, isWithin: value === wanted };
}

/** A number with a maximum. */
export function atMost(value: number, most: number): Figure {
  return { value, bar: `≤ ${most}`, isWithin: value <= most };
}

/** A number with a minimum. */
export function atLeast(value: number, least: number): Figure {
  return { value, bar: `≥ ${least}`, isWithin: value >= least };
}

/** A busy machine is slower than the limit assumes, so only a multiple of it counts as a miss. */
const patience = 4;

/** A time in ms, with its limit for an idle machine. */
export function withinMs(value: number, bar: number): Figure {
  return { value: Math.round(value), bar: `≤ ${bar} ms`, isWithin: value <= bar * patience };
}

/** A time that is only reported. */
export function measuredMs(value: number): Figure {
  return { value: Math.round(value), bar: 'ms', isWithin: true };
}

/** Something that goes wrong: how to cause it, and what must still hold. */
export interface Fault {
  /** As in the table of figures. */
  id: string;
  title: string;
  /** The number of runs in the short and the long form; defaults to one and ten. */
  runs?: { short: number; long: number };
  run(stage: Stage): Promise<Record<string, Figure>>;
}
