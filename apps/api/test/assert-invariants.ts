import { findBreaches } from '@haat/db/invariants';
import type { Services } from '../src/services.ts';

/** Throws if an invariant of the database does not hold. */
export async function assertInvariants({ pool }: Pick<Services, 'pool'>): Promise<void> {
  const breaches = await findBreaches(pool);
  if (breaches.length > 0) throw new Error(JSON.stringify(breaches, null, 2));
}
