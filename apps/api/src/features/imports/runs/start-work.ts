import type { Endpoints, ImportRun } from '@haat/contracts';
import { writeAudit } from '../../../platform/audit/write-audit.ts';
import { withTransaction } from '../../../platform/db/transaction.ts';
import type { HandlerInput } from '../../../platform/http/handler.ts';
import { Problem } from '../../../platform/http/problem.ts';
import type { Services } from '../../../services.ts';
import { changedMeanwhile, lockRun } from './lock-run.ts';
import { columnsFrom, countsFrom } from '../lines/stored-json.ts';
import { readRun, undoUntil } from './run-view.ts';

type Reply = Promise<{ success: true; data: ImportRun }>;
type Database = Pick<Services, 'db'>;

/**
 * Sets the meaning of the columns and starts checking every line. Throws NOT_FOUND, VALIDATION, and CHANGED_MEANWHILE
 * once the import is being saved.
 */
export async function startCheck(
  { db }: Database,
  { params: { id }, body, staff, request: { requestId } }: HandlerInput<Endpoints['adminImportCheck']>,
): Reply {
  const isStarted = await withTransaction(db, async (tx) => {
    const { state } = await lockRun(tx, id);
    if (!['columns', 'checking', 'checked'].includes(state)) return false;
    const run = await tx.importRun.findUniqueOrThrow({ where: { id }, select: { columns: true } });
    const columns = columnsFrom(run.columns);
    requireColumns(body.columns, columns.length);
    const chosen = columns.map((column, place) => ({ ...column, field: body.columns[place] ?? null }));
    await tx.$executeRaw`
      UPDATE import_lines SET kind = NULL, product_id = NULL, before = NULL, after = NULL, faults = NULL, stock_delta = 0
       WHERE run_id = ${id}::uuid AND kind IS NOT NULL`;
    await tx.importRun.update({
      where: { id },
      data: { state: 'checking', doneLine: 0, counts: {}, checkedAt: null, columns: chosen },
    });
    const fields = body.columns.filter((field) => field !== null).join(', ');
    await writeAudit(tx, {
      staff,
      action: 'adminImportCheck',
      subject: { kind: 'import', id },
      after: { fields },
      requestId,
    });
    return true;
  });
  if (!isStarted) throw await changedMeanwhile(db, id);
  return { success: true, data: await readRun(db, id) };
}

function requireColumns(fields: readonly (string | null)[], count: number): void {
  if (fields.length !== count) throw invalid(0, `The file has ${count} columns. Say what each of them is.`);
  const chosen = fields.filter((field) => field !== null);
  for (const [place, field] of fields.entries())
    if (field !== null && fields.indexOf(field) !== place)
      throw invalid(place, 'Another column goes there already. Leave one of the two out.');
  if (chosen.length === 0) throw invalid(0, 'Every column is left out. Say what at least one of them is.');
}

function invalid(place: number, message: string): Problem {
  return new Problem('VALIDATION', message, { errors: [{ path: `columns.${place}`, message }] });
}

/** Starts saving the lines of the check that the caller saw. Throws NOT_FOUND and CHANGED_MEANWHILE. */
export async function startApply(
  { db }: Database,
  { params: { id }, body, staff, request: { requestId } }: HandlerInput<Endpoints['adminImportApply']>,
): Reply {
  const isStarted = await withTransaction(db, async (tx) => {
    const { state, checkedAt } = await lockRun(tx, id);
    if (state !== 'checked' || checkedAt?.getTime() !== Date.parse(body.checked_at)) return false;
    const run = await tx.importRun.update({
      where: { id },
      data: { state: 'applying', doneLine: 0, appliedById: staff.staffId },
      select: { counts: true, fileName: true },
    });
    const { new: added, changed, same, wrong, look_at: lookAt } = countsFrom(run.counts);
    await writeAudit(tx, {
      staff,
      action: 'adminImportApply',
      subject: { kind: 'import', id },
      after: { file: run.fileName, new: added, changed, same, wrong, look_at: lookAt },
      requestId,
    });
    return true;
  });
  if (!isStarted) throw await changedMeanwhile(db, id);
  return { success: true, data: await readRun(db, id) };
}

/**
 * Starts undoing an import. Throws NOT_FOUND, and CHANGED_MEANWHILE if it was not saved, was undone already or is too
 * old.
 */
export async function startUndo(
  { db }: Database,
  { params: { id }, staff, request: { requestId } }: HandlerInput<Endpoints['adminImportUndo']>,
): Reply {
  const isStarted = await withTransaction(db, async (tx) => {
    const { state, appliedAt } = await lockRun(tx, id);
    if (state !== 'applied' || !appliedAt || undoUntil(appliedAt).getTime() < Date.now()) return false;
    const run = await tx.importRun.update({
      where: { id },
      data: { state: 'undoing', doneLine: 0, undoneById: staff.staffId },
      select: { counts: true, fileName: true },
    });
    const { savedNew, savedChanged } = countsFrom(run.counts);
    await writeAudit(tx, {
      staff,
      action: 'adminImportUndo',
      subject: { kind: 'import', id },
      after: { file: run.fileName, new: savedNew, changed: savedChanged },
      requestId,
    });
    return true;
  });
  if (!isStarted) throw await changedMeanwhile(db, id);
  return { success: true, data: await readRun(db, id) };
}
