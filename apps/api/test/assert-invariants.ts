import { findBreaches } from '@haat/db/invariants';
import type { Services } from '../src/services.ts';

/** Throws when something that must hold in the database, whatever happened, does not. */
export async function assertInvariants({ pool }: Pick<Services, 'pool'>): Promise<void> {
  const breaches = await findBreaches(pool);
  if (breaches.length > 0) throw new Error(JSON.stringify(breaches, null, 2));
}
