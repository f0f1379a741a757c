import type { ImportRun } from '@haat/contracts';
import type { Services } from '../../../services.ts';
import { runSelect, runView } from './run-view.ts';

const runsShown = 20;

/** The last imports, newest first. */
export async function listRuns({ db }: Pick<Services, 'db'>): Promise<{ success: true; data: ImportRun[] }> {
  const rows = await db.importRun.findMany({ orderBy: { createdAt: 'desc' }, take: runsShown, select: runSelect });
  return { success: true, data: rows.map((row) => runView(row)) };
}
