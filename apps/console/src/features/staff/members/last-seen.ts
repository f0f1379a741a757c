import { dayOf } from '../../../platform/times.ts';

/**
 * Somebody seen this recently counts as present: their page requests its counts every half minute, and the time is
 * stored to the minute.
 */
const hereForMs = 3 * 60_000;

/** When a staff member was last active, as shown in a list. */
export type LastSeen = { kind: 'now' | 'never' } | { kind: 'today' | 'yesterday' | 'earlier'; at: string };

/** Days are in Dhaka. */
export function lastSeen(at: string | null, now: Date): LastSeen {
  if (at === null) return { kind: 'never' };
  const age = now.getTime() - Date.parse(at);
  if (age < hereForMs) return { kind: 'now' };
  const day = dayOf(new Date(at));
  if (day === dayOf(now)) return { kind: 'today', at };
  return { kind: day === dayOf(new Date(now.getTime() - 24 * 60 * 60_000)) ? 'yesterday' : 'earlier', at };
}
