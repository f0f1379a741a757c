import type { Services } from '../../services.ts';
import { knownDevice } from './known-device.ts';

interface Attempt {
  email: string;
  ip: string;
  cookie: string | undefined;
}

/** What a log-in that may fail has taken of the limits. */
export interface CountedAttempt {
  /** Call when the password was right. */
  succeeded(): Promise<void>;
}

/**
 * Counts a log-in before its outcome is known, so that tries at the same time cannot slip past. Failures are counted for an
 * account and network address, so that a stranger does not lock the owner out, and more slowly for an account whoever asks, so
 * that many addresses are of little use. A device on which the account logged in before is counted by itself alone.
 * Throws RATE_LIMITED.
 */
export async function countLoginAttempt(
  { config, limits }: Pick<Services, 'config' | 'limits'>,
  { email, ip, cookie }: Attempt,
): Promise<CountedAttempt> {
  const device = knownDevice(config, { email, cookie });
  const key = device ? `${email} device ${device}` : failuresKey({ email, ip });
  await limits.take('loginFailures', key);
  if (!device) await limits.take('loginAccount', email);
  return {
    async succeeded() {
      await limits.clear('loginFailures', key);
      if (!device) await limits.giveBack('loginAccount', email);
    },
  };
}

/** Forgets the failures of an account whose owner has set a new password from this address. */
export async function forgetLoginFailures(
  { limits }: Pick<Services, 'limits'>,
  { email, ip }: Omit<Attempt, 'cookie'>,
): Promise<void> {
  await limits.clear('loginFailures', failuresKey({ email, ip }));
  await limits.clear('loginAccount', email);
}

function failuresKey({ email, ip }: Omit<Attempt, 'cookie'>): string {
  return `${email} ${ip}`;
}
