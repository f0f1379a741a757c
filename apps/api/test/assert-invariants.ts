import { type Breach, findBreaches } from '@haat/db/invariants';
import { findNewBreaches } from '@haat/db/new-invariants';
import type { Services } from '../src/services.ts';

/** Throws if an invariant of the database does not hold, or the check of what has changed finds what is not there. */
export async function assertInvariants({ pool }: Pick<Services, 'pool'>): Promise<void> {
  refuse(await findBreaches(pool));
  refuse((await findNewBreaches(pool)).breaches);
}

function refuse(breaches: Breach[]): void {
  if (breaches.length > 0) throw new Error(JSON.stringify(breaches, null, 2));
}
