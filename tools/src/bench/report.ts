import type { Measured } from './measure.ts';
import type { Subject } from './subject.ts';

/** Prints a line for each subject: its figures and, with a bar, ✓ or ✗. Returns whether all are within their bars. */
export function report(subjects: Subject[], measured: Map<string, Measured>): boolean {
  console.log(`  ${'what'.padEnd(44)} a second   ms each: server + PostgreSQL + load     bar`);
  return subjects.map((subject) => reportOne(subject, measured)).every(Boolean);
}

function reportOne({ name, bar }: Subject, measured: Map<string, Measured>): boolean {
  const own = figuresOf(name, measured);
  const line = `${name.padEnd(44)} ${own.perSecond.toFixed(0).padStart(8)}   ${timesOf(own).padEnd(34)}`;
  if (!bar) {
    console.log(`  ${line}`);
    return true;
  }
  const { isWithin, words } =
    'of' in bar ? shareOf(own, { bar, floor: figuresOf(bar.of, measured) }) : rateOf(own, bar.perSecond);
  const refusals = own.refused > 0 ? `; ${own.refused} refused` : '';
  const isGood = isWithin && own.refused === 0;
  console.log(`${isGood ? '✓' : '✗'} ${line} ${words}${refusals}`);
  return isGood;
}

/** On a busy machine a floor's process may get another share of it than ours, so processor time counts, too. */
function shareOf(own: Measured, { bar, floor }: { bar: { of: string; share: number }; floor: Measured }) {
  const share = own.perSecond / floor.perSecond;
  const byTime = cpuOf(floor) / cpuOf(own);
  return {
    isWithin: Math.max(share, byTime) >= bar.share,
    words: `${share.toFixed(2)} of ${bar.of}, ${byTime.toFixed(2)} by processor time (${bar.share})`,
  };
}

function rateOf({ perSecond }: Measured, least: number) {
  return { isWithin: perSecond >= least, words: `at least ${least}/s` };
}

function figuresOf(name: string, measured: Map<string, Measured>): Measured {
  const figures = measured.get(name);
  if (!figures) throw new Error(`${name} was not measured.`);
  return figures;
}

function timesOf(figures: Measured): string {
  const { serverMs, postgresMs, loadMs } = figures;
  return `${cpuOf(figures).toFixed(3)}: ${[serverMs, postgresMs, loadMs].map((ms) => ms.toFixed(3)).join(' + ')}`;
}

function cpuOf({ serverMs, postgresMs, loadMs }: Measured): number {
  return serverMs + postgresMs + loadMs;
}
