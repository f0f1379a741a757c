import { isRefusal } from '../../../platform/http/problem.ts';
import type { Room } from '../../../platform/limits/limits.ts';
import type { Services } from '../../../services.ts';
import { knownDevice } from './known-device.ts';

interface Attempt {
  /** The account's name: a shopper's address, or another key for staff. */
  email: string;
  ip: string;
  cookie: string | undefined;
}

/** What a login attempt was counted against. */
export interface CountedAttempt {
  /** How many more attempts may fail, and how long none is allowed after that, in ms. */
  room: Room;
  /** Looks the secret up and compares it. If that fails, nothing was attempted: the attempt is given back. */
  check<Result>(compare: () => Promise<Result>): Promise<Result>;
  /** Call when the password was right. */
  succeeded(): Promise<void>;
}

/**
 * Counts a login before its outcome is known, so that simultaneous attempts cannot slip past. Failures are counted by account and
 * network address, so that a stranger cannot lock the owner out, and with a larger limit by account alone, so that many
 * addresses are of little use. A device on which the account has logged in before is counted separately. Throws RATE_LIMITED.
 */
export async function countLoginAttempt(
  { config, limits }: Pick<Services, 'config' | 'limits'>,
  { email, ip, cookie }: Attempt,
): Promise<CountedAttempt> {
  const device = knownDevice(config, { email, cookie });
  const key = device ? `${email} device ${device}` : failuresKey({ email, ip });
  const room = await limits.take('loginFailures', key);
  const inAll = device ? room : await limits.take('loginAccount', email);
  return {
    room: inAll.left < room.left ? inAll : room,
    async check(compare) {
      try {
        return await compare();
      } catch (error) {
        if (!isRefusal(error)) {
          await limits.giveBack('loginFailures', key);
          if (!device) await limits.giveBack('loginAccount', email);
        }
        throw error;
      }
    },
    async succeeded() {
      await limits.clear('loginFailures', key);
      if (!device) await limits.giveBack('loginAccount', email);
    },
  };
}

/** Resets the failures of an account whose owner has set a new password from this address. */
export async function clearLoginFailures(
  { limits }: Pick<Services, 'limits'>,
  { email, ip }: Omit<Attempt, 'cookie'>,
): Promise<void> {
  await limits.clear('loginFailures', failuresKey({ email, ip }));
  await limits.clear('loginAccount', email);
}

function failuresKey({ email, ip }: Omit<Attempt, 'cookie'>): string {
  return `${email} ${ip}`;
}
