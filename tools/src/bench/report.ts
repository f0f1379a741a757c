import type { Measured } from './measure.ts';
import type { Subject } from './subject.ts';

/** A measured subject with its bar; a baseline has none. */
export interface Row {
  name: string;
  perSecond: number;
  /** Processor time of server, PostgreSQL and load generator per operation, in ms. */
  cpuMs: number;
  bar?: RowBar;
}

interface RowBar {
  isWithin: boolean;
  /** The baseline and the shares of it; absent if the bar is a rate. */
  share?: { of: string; byRate: number; byTime: number };
  /** The minimum share, or the minimum rate per second. */
  atLeast: number;
}

/** Prints a line for each subject: its figures and, with a bar, ✓ or ✗. Returns the rows. */
export function report(subjects: Subject[], measured: Map<string, Measured>): Row[] {
  console.log(`  ${'what'.padEnd(44)} a second   ms each: server + PostgreSQL + load     bar`);
  return subjects.map((subject) => {
    const row = rowOf(subject, measured);
    print(row, figuresOf(subject.name, measured));
    return row;
  });
}

function rowOf({ name, bar }: Subject, measured: Map<string, Measured>): Row {
  const own = figuresOf(name, measured);
  const row = { name, perSecond: own.perSecond, cpuMs: cpuOf(own) };
  if (!bar) return row;
  if (!('of' in bar)) {
    const isWithin = own.perSecond >= bar.perSecond && own.refused === 0;
    return { ...row, bar: { isWithin, atLeast: bar.perSecond } };
  }
  const floor = figuresOf(bar.of, measured);
  const share = { of: bar.of, byRate: own.perSecond / floor.perSecond, byTime: cpuOf(floor) / cpuOf(own) };
  // On a busy machine a floor's processes may get a different share of it than ours, so processor time counts too.
  const isWithin = Math.max(share.byRate, share.byTime) >= bar.share && own.refused === 0;
  return { ...row, bar: { isWithin, share, atLeast: bar.share } };
}

function print({ name, perSecond, cpuMs, bar }: Row, { serverMs, postgresMs, loadMs, refused }: Measured): void {
  const times = `${cpuMs.toFixed(3)}: ${[serverMs, postgresMs, loadMs].map((ms) => ms.toFixed(3)).join(' + ')}`;
  const line = `${name.padEnd(44)} ${perSecond.toFixed(0).padStart(8)}   ${times.padEnd(34)}`;
  if (!bar) {
    console.log(`  ${line}`);
    return;
  }
  const refusals = refused > 0 ? `; ${refused} refused` : '';
  console.log(`${bar.isWithin ? '✓' : '✗'} ${line} ${barWords(bar)}${refusals}`);
}

function barWords({ share, atLeast }: RowBar): string {
  if (!share) return `at least ${atLeast}/s`;
  return `${share.byRate.toFixed(2)} of ${share.of}, ${share.byTime.toFixed(2)} by processor time (${atLeast})`;
}

function figuresOf(name: string, measured: Map<string, Measured>): Measured {
  const figures = measured.get(name);
  if (!figures) throw new Error(`${name} was not measured.`);
  return figures;
}

function cpuOf({ serverMs, postgresMs, loadMs }: Measured): number {
  return serverMs + postgresMs + loadMs;
}
