import type { ImportState } from '@haat/contracts';
import type { Db } from '@haat/db';
import type { Transaction } from '../../../platform/db/transaction.ts';
import { Problem } from '../../../platform/http/problem.ts';
import { readRun } from './run-view.ts';

interface LockedRun {
  state: ImportState;
  checkedAt: Date | null;
  appliedAt: Date | null;
}

/** Locks a run until the transaction ends and returns its state. Throws NOT_FOUND. */
export async function lockRun(tx: Transaction, id: string): Promise<LockedRun> {
  const [run] = await tx.$queryRaw<LockedRun[]>`
    SELECT state, checked_at AS "checkedAt", applied_at AS "appliedAt" FROM import_runs WHERE id = ${id}::uuid FOR UPDATE`;
  if (!run) throw new Problem('NOT_FOUND', 'There is no such import.');
  return run;
}

/** The import was changed concurrently: the problem carries its current state. */
export async function changedMeanwhile(db: Db, id: string): Promise<Problem> {
  const data = await readRun(db, id);
  return new Problem('CHANGED_MEANWHILE', 'This import has gone on meanwhile. Look at where it is now.', { data });
}
