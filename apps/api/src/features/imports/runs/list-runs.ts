import type { ImportRun } from '@haat/contracts';
import type { Services } from '../../../services.ts';
import { runSelect, runView } from './run-view.ts';

const runsShown = 20;

/** The last imports, newest first. */
export async function listRuns({ db }: Pick<Services, 'db'>): Promise<{ success: true; data: ImportRun[] }> {
  // Prisma would read every line of every run to determine whether it has any.
  const { lines: _lines, ...select } = runSelect;
  const rows = await db.importRun.findMany({ orderBy: { createdAt: 'desc' }, take: runsShown, select });
  const first = await db.$queryRaw<{ id: string; line: number }[]>`
    SELECT asked.id, first.line FROM unnest(${rows.map(({ id }) => id)}::uuid[]) AS asked (id),
           LATERAL (SELECT line FROM import_lines WHERE run_id = asked.id LIMIT 1) AS first`;
  return {
    success: true,
    data: rows.map((row) => runView({ ...row, lines: first.filter(({ id }) => id === row.id) })),
  };
}
