import { importUndoDays, type ImportRun } from '@haat/contracts';
import type { Db, Prisma } from '@haat/db';
import { Problem } from '../../../platform/http/problem.ts';
import { columnsFrom, countsFrom } from '../lines/stored-json.ts';

const staff = { select: { fullName: true } } as const;

/** The columns that an import's view is built from. */
export const runSelect = {
  id: true,
  fileName: true,
  state: true,
  encoding: true,
  columns: true,
  lineCount: true,
  doneLine: true,
  counts: true,
  createdAt: true,
  checkedAt: true,
  appliedAt: true,
  undoneAt: true,
  staff,
  appliedBy: staff,
  undoneBy: staff,
  lines: { select: { line: true }, take: 1 },
} satisfies Prisma.ImportRunSelect;

const msPerDay = 86_400_000;

/** Until when an import can be undone. */
export function undoUntil(appliedAt: Date): Date {
  return new Date(appliedAt.getTime() + importUndoDays * msPerDay);
}

export function runView(row: Prisma.ImportRunGetPayload<{ select: typeof runSelect }>): ImportRun {
  const counts = countsFrom(row.counts);
  const until = row.appliedAt && undoUntil(row.appliedAt);
  const canBeUndone = row.state === 'applied' && until !== null && until.getTime() > Date.now();
  return {
    id: row.id,
    file_name: row.fileName,
    by: row.staff.fullName,
    at: row.createdAt.toISOString(),
    state: row.state,
    encoding: row.encoding,
    line_count: row.lineCount,
    done: Math.min(row.lineCount, Math.max(0, row.doneLine - 1)),
    columns: columnsFrom(row.columns),
    counts: {
      new: counts.new,
      changed: counts.changed,
      same: counts.same,
      wrong: counts.wrong,
      look_at: counts.look_at,
      left_out: counts.left_out,
    },
    checked_at: row.checkedAt?.toISOString() ?? null,
    applied:
      row.appliedAt && row.appliedBy
        ? {
            at: row.appliedAt.toISOString(),
            by: row.appliedBy.fullName,
            new: counts.savedNew,
            changed: counts.savedChanged,
            left: counts.left,
          }
        : null,
    undone:
      row.undoneAt && row.undoneBy
        ? { at: row.undoneAt.toISOString(), by: row.undoneBy.fullName, kept: counts.kept }
        : null,
    undo_until: canBeUndone ? until.toISOString() : null,
    has_lines: row.lines.length > 0,
  };
}

/** One import. Throws NOT_FOUND. */
export async function readRun(db: Db, id: string): Promise<ImportRun> {
  const row = await db.importRun.findUnique({ where: { id }, select: runSelect });
  if (!row) throw new Problem('NOT_FOUND', 'There is no such import.');
  return runView(row);
}
