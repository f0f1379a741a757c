import type { CountedAttempt } from '../../accounts/public.ts';

/** What a refused attempt reports: the attempts left, and the pause after the last one. */
export interface TriesLeft {
  /** For the problem's data. */
  data: { tries_left: number; pause_minutes: number } | undefined;
  /** To append to the message; empty while many attempts are left. */
  sentence: string;
}

const fewTries = 5;

/** Derived from the attempt, which is counted before it is checked. */
export function triesLeft({ room: { left, msBeforeNext } }: Pick<CountedAttempt, 'room'>): TriesLeft {
  if (left === Infinity) return { data: undefined, sentence: '' };
  const minutes = Math.ceil(msBeforeNext / 60_000);
  const data = { tries_left: left, pause_minutes: minutes };
  if (left > fewTries) return { data, sentence: '' };
  const pause = `a pause of ${minutes} ${minutes === 1 ? 'minute' : 'minutes'}`;
  if (left === 0) return { data, sentence: ` Now comes ${pause}.` };
  return { data, sentence: ` ${left} ${left === 1 ? 'try' : 'tries'} left, then ${pause}.` };
}
