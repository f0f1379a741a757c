import { setImmediate as otherWork } from 'node:timers/promises';
import type { ImportColumn } from '@haat/contracts';
import { type Transaction, withTransaction } from '../../../platform/db/transaction.ts';
import type { Services } from '../../../services.ts';
import type { RunCounts } from '../lines/stored-json.ts';
import { applyBatch, undoBatch, type WorkLine } from './apply-batch.ts';
import { checkBatch, checkedLine } from './check-batch.ts';

/** As many lines as take a few tenths of a second, which is how long their products are locked. */
const batchSize = 250;

/** Works on imports until nothing is left to do or the signal aborts. Returns the number of batches. */
export async function workOnImports({ db }: Pick<Services, 'db'>, signal?: AbortSignal): Promise<number> {
  for (let batches = 0; ; batches += 1) {
    if (signal?.aborted === true || !(await withTransaction(db, (tx) => workOnce(tx)))) return batches;
    await otherWork();
  }
}

interface Run {
  id: string;
  state: 'checking' | 'applying' | 'undoing';
  doneLine: number;
  columns: ImportColumn[];
  appliedById: string | null;
  undoneById: string | null;
}

/**
 * Does the next batch of an import that no other worker has locked. Changes and progress share one transaction: a
 * crash leaves nothing behind, and the next worker continues after the last batch.
 */
async function workOnce(tx: Transaction): Promise<boolean> {
  // In no particular order, so that a failing import does not hold up the others.
  const [run] = await tx.$queryRaw<Run[]>`
    SELECT id, state, done_line AS "doneLine", columns, applied_by AS "appliedById", undone_by AS "undoneById"
      FROM import_runs WHERE state IN ('checking', 'applying', 'undoing') ORDER BY random() LIMIT 1 FOR UPDATE SKIP LOCKED`;
  if (!run) return false;
  const last = await work[run.state](tx, run);
  if (last === undefined) await finish[run.state](tx, run.id);
  else await tx.importRun.update({ where: { id: run.id }, data: { doneLine: last }, select: { id: true } });
  return true;
}

type Step = (tx: Transaction, run: Run) => Promise<number | undefined>;

/** Each step does one batch and returns its last line; undefined if none was left. */
const work: Readonly<Record<Run['state'], Step>> = {
  async checking(tx, { id, doneLine, columns }) {
    const lines = await tx.importLine.findMany({
      where: { runId: id, line: { gt: doneLine } },
      orderBy: { line: 'asc' },
      take: batchSize,
      select: checkedLine,
    });
    if (lines.length > 0) await checkBatch(tx, { runId: id, columns, lines });
    return lines.at(-1)?.line;
  },
  async applying(tx, { id, doneLine, appliedById }) {
    const lines = await tx.$queryRaw<WorkLine[]>`
      SELECT line, kind, product_id AS "productId", before, after, stock_delta AS "stockDelta" FROM import_lines
       WHERE run_id = ${id}::uuid AND line > ${doneLine}::int AND kind IN ('new', 'changed') AND outcome IS NULL
       ORDER BY line LIMIT ${batchSize}`;
    if (lines.length > 0) await applyBatch(tx, { runId: id, staffId: appliedById ?? '', lines });
    return lines.at(-1)?.line;
  },
  async undoing(tx, { id, doneLine, undoneById }) {
    const lines = await tx.$queryRaw<WorkLine[]>`
      SELECT line, kind, product_id AS "productId", before, after, stock_delta AS "stockDelta" FROM import_lines
       WHERE run_id = ${id}::uuid AND line > ${doneLine}::int AND outcome = 'saved'
       ORDER BY line LIMIT ${batchSize}`;
    if (lines.length > 0) await undoBatch(tx, { runId: id, staffId: undoneById ?? '', lines });
    return lines.at(-1)?.line;
  },
};

const finish: Readonly<Record<Run['state'], (tx: Transaction, id: string) => Promise<void>>> = {
  checking: endCheck,
  async applying(tx, id) {
    await addCounts(tx, id, { state: 'applied', appliedAt: new Date() });
  },
  async undoing(tx, id) {
    await addCounts(tx, id, { state: 'undone', undoneAt: new Date() });
  },
};

/** Ends the check: stores the counts per kind and the time. */
export async function endCheck(tx: Transaction, id: string): Promise<void> {
  await addCounts(tx, id, { state: 'checked', checkedAt: new Date() });
}

type End =
  | { state: 'checked'; checkedAt: Date }
  | { state: 'applied'; appliedAt: Date }
  | { state: 'undone'; undoneAt: Date };

async function addCounts(tx: Transaction, id: string, end: End): Promise<void> {
  const [counts] = await tx.$queryRaw<RunCounts[]>`
    SELECT count(*) FILTER (WHERE kind = 'new')::int AS new, count(*) FILTER (WHERE kind = 'changed')::int AS changed,
           count(*) FILTER (WHERE kind = 'same')::int AS same, count(*) FILTER (WHERE kind = 'wrong')::int AS wrong,
           count(*) FILTER (WHERE kind = 'left_out')::int AS left_out,
           count(*) FILTER (WHERE kind = 'look_at')::int AS look_at,
           count(*) FILTER (WHERE kind = 'new' AND outcome IN ('saved', 'undone', 'kept'))::int AS "savedNew",
           count(*) FILTER (WHERE kind = 'changed' AND outcome IN ('saved', 'undone', 'kept'))::int AS "savedChanged",
           count(*) FILTER (WHERE outcome = 'left')::int AS left, count(*) FILTER (WHERE outcome = 'kept')::int AS kept
      FROM import_lines WHERE run_id = ${id}::uuid`;
  await tx.importRun.update({ where: { id }, data: { ...end, counts: { ...counts } }, select: { id: true } });
}
