import type { Endpoints, ImportLine, ImportRun } from '@haat/contracts';
import { Prisma } from '@haat/db';
import { cutText } from '../../../platform/cut-text.ts';
import { writeAudit } from '../../../platform/audit/write-audit.ts';
import { type Transaction, withTransaction } from '../../../platform/db/transaction.ts';
import type { HandlerInput } from '../../../platform/http/handler.ts';
import { Problem } from '../../../platform/http/problem.ts';
import type { Services } from '../../../services.ts';
import { changedFrom, columnsFrom, faultsFrom } from '../lines/stored-json.ts';
import { changedMeanwhile, lockRun } from '../runs/lock-run.ts';
import { readLines } from '../runs/read-lines.ts';
import { readRun } from '../runs/run-view.ts';
import { checkBatch, checkedLine } from './check-batch.ts';
import { endCheck } from './work-on-imports.ts';

type Input = HandlerInput<Endpoints['adminImportLineCorrect']>;

/**
 * Corrects a line of the check that the caller saw (one that is wrong or in doubt) and checks it again, leaves it
 * out, or records that it is right. Throws NOT_FOUND, VALIDATION and CHANGED_MEANWHILE.
 */
export async function correctLine(
  { db }: Pick<Services, 'db'>,
  { params: { id, line }, body, staff, request: { requestId } }: Input,
): Promise<{ success: true; data: ImportRun; line: ImportLine }> {
  const isCorrected = await withTransaction(db, async (tx) => {
    const { state, checkedAt } = await lockRun(tx, id);
    const where = { runId_line: { runId: id, line } };
    const stored = await tx.importLine.findUnique({ where, select: correctable });
    if (!stored) throw new Problem('NOT_FOUND', 'There is no such line.');
    const isSeen = state === 'checked' && checkedAt?.getTime() === Date.parse(body.checked_at);
    if (!isSeen || !canBe(stored, body)) return false;
    const { columns: json } = await tx.importRun.findUniqueOrThrow({ where: { id }, select: { columns: true } });
    const columns = columnsFrom(json);
    const cells = withCorrections(stored.cells, body.cells, columns.length);
    const run = { runId: id, columns };
    const decided = decisionOf(stored, body.is_right);
    // A line that is left out refers to no product, so that another line may.
    const out = body.leave_out ? { kind: 'left_out' as const, productId: null } : {};
    const corrected = await tx.importLine.update({ where, data: { cells, ...decided, ...out }, select: checkedLine });
    if (!body.leave_out) await checkBatch(tx, { ...run, lines: [corrected] });
    await checkLater(tx, { ...run, line, was: stored.productId });
    await endCheck(tx, id);
    await writeAudit(tx, {
      staff,
      action: 'adminImportLineCorrect',
      subject: { kind: 'import', id },
      before: {
        line,
        ...shown(stored.cells, body, columns),
        left_out: stored.kind === 'left_out',
        is_right: stored.saidRight !== null,
      },
      after: {
        line,
        ...shown(cells, body, columns),
        left_out: body.leave_out,
        is_right: body.is_right ?? stored.saidRight !== null,
      },
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

const correctable = {
  cells: true,
  kind: true,
  productId: true,
  after: true,
  faults: true,
  saidRight: true,
} satisfies Prisma.ImportLineSelect;
type Correctable = Prisma.ImportLineGetPayload<{ select: typeof correctable }>;

/** Lines without faults cannot be corrected, and only lines in doubt can be confirmed. */
function canBe({ kind, saidRight }: Correctable, { is_right: isRight }: Input['body']): boolean {
  if (isRight === true) return kind === 'look_at';
  return kind === 'wrong' || kind === 'left_out' || kind === 'look_at' || saidRight !== null;
}

/** A confirmation is stored by value: a different value is in doubt again. */
function decisionOf({ after, faults, saidRight }: Correctable, isRight: boolean | undefined) {
  if (isRight === undefined) return {};
  if (!isRight) return { saidRight: Prisma.DbNull };
  const looked = new Set<string | null>(faultsFrom(faults).map(({ field }) => field));
  const values = Object.entries(changedFrom(after)).filter(([field]) => looked.has(field));
  return { saidRight: { ...changedFrom(saidRight), ...Object.fromEntries(values) } };
}

/** The corrected cells in words; nothing if there are none. */
function shown(cells: readonly string[], { cells: corrections }: Input['body'], columns: Later['columns']) {
  const words = corrections.map(
    ({ column }) => `${columns[column]?.heading ?? ''}: ${cutText(cells[column] ?? '', 100)}`,
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
  /** The product that the line referred to before. */
  was: number | null;
}

/** If two lines refer to one product, the later one is wrong. A correction may change which one that is. */
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
    select: checkedLine,
  });
  if (lines.length > 0) await checkBatch(tx, { runId, columns, lines });
}
