import type { Endpoints, ImportLine, ImportRun } from '@haat/contracts';
import { writeAudit } from '../../../platform/audit/write-audit.ts';
import { type Transaction, withTransaction } from '../../../platform/db/transaction.ts';
import type { HandlerInput } from '../../../platform/http/handler.ts';
import { Problem } from '../../../platform/http/problem.ts';
import type { Services } from '../../../services.ts';
import { columnsFrom } from '../lines/stored-json.ts';
import { changedMeanwhile, lockRun } from '../runs/lock-run.ts';
import { readLines } from '../runs/read-lines.ts';
import { readRun } from '../runs/run-view.ts';
import { checkBatch } from './check-batch.ts';
import { endCheck } from './work-on-imports.ts';

type Input = HandlerInput<Endpoints['adminImportLineCorrect']>;

/** Corrects a wrong line of the check that was seen and checks it anew, or leaves it out. Throws NOT_FOUND, VALIDATION and CHANGED_MEANWHILE. */
export async function correctLine(
  { db }: Pick<Services, 'db'>,
  { params: { id, line }, body, staff, request: { requestId } }: Input,
): Promise<{ success: true; data: ImportRun; line: ImportLine }> {
  const isCorrected = await withTransaction(db, async (tx) => {
    const { state, checkedAt } = await lockRun(tx, id);
    const where = { runId_line: { runId: id, line } };
    const stored = await tx.importLine.findUnique({ where, select: { cells: true, kind: true, productId: true } });
    if (!stored) throw new Problem('NOT_FOUND', 'There is no such line.');
    const isSeen = state === 'checked' && checkedAt?.getTime() === Date.parse(body.checked_at);
    if (!isSeen || (stored.kind !== 'wrong' && stored.kind !== 'left_out')) return false;
    const { columns: json } = await tx.importRun.findUniqueOrThrow({ where: { id }, select: { columns: true } });
    const columns = columnsFrom(json);
    const cells = withCorrections(stored.cells, body.cells, columns.length);
    const run = { runId: id, columns };
    // A line that is left out is about no product, so that another line may be.
    const data = body.leave_out ? { cells, kind: 'left_out' as const, productId: null } : { cells };
    await tx.importLine.update({ where, data, select: { line: true } });
    if (!body.leave_out) await checkBatch(tx, { ...run, lines: [{ line, cells }] });
    await checkLater(tx, { ...run, line, was: stored.productId });
    await endCheck(tx, id);
    await writeAudit(tx, {
      staff,
      action: 'adminImportLineCorrect',
      subject: { kind: 'import', id },
      before: { line, ...shown(stored.cells, body, columns), left_out: stored.kind === 'left_out' },
      after: { line, ...shown(cells, body, columns), left_out: body.leave_out },
      requestId,
    });
    return true;
  });
  if (!isCorrected) throw await changedMeanwhile(db, id);
  const { data } = await readLines({ db }, { params: { id }, query: { after: line - 1 } });
  const [checked] = data;
  if (!checked) throw new Problem('NOT_FOUND', 'There is no such line.');
  return { success: true, data: await readRun(db, id), line: checked };
}

/** The cells that are corrected, in words; nothing if there are none. */
function shown(cells: readonly string[], { cells: corrections }: Input['body'], columns: Later['columns']) {
  const words = corrections.map(
    ({ column }) => `${columns[column]?.heading ?? ''}: ${(cells[column] ?? '').slice(0, 100)}`,
  );
  return words.length > 0 ? { cells: words.join('; ') } : {};
}

function withCorrections(cells: readonly string[], corrections: Input['body']['cells'], columns: number): string[] {
  const corrected = Array.from({ length: columns }, (_each, place) => cells[place] ?? '');
  for (const [place, { column, text }] of corrections.entries()) {
    if (column >= columns) {
      const message = `The file has ${columns} columns.`;
      throw new Problem('VALIDATION', message, { errors: [{ path: `cells.${place}.column`, message }] });
    }
    corrected[column] = text;
  }
  return corrected;
}

interface Later {
  runId: string;
  columns: Parameters<typeof checkBatch>[1]['columns'];
  line: number;
  /** The product that the line was about. */
  was: number | null;
}

/** Two lines about one product: the later one is wrong. Which that is may be different now. */
async function checkLater(tx: Transaction, { runId, columns, line, was }: Later): Promise<void> {
  const now = await tx.importLine.findUniqueOrThrow({
    where: { runId_line: { runId, line } },
    select: { productId: true },
  });
  if (now.productId === was) return;
  const products = [now.productId, was].filter((each) => each !== null);
  const lines = await tx.importLine.findMany({
    where: { runId, line: { gt: line }, productId: { in: products } },
    orderBy: { line: 'asc' },
    select: { line: true, cells: true },
  });
  if (lines.length > 0) await checkBatch(tx, { runId, columns, lines });
}
