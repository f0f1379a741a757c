import type { Services } from '../../../services.ts';
import { workOnImports } from './work-on-imports.ts';

const everyMs = 1_000;
const expireEveryMs = 60 * 60_000;
const linesKeptDays = 30;

/** Every second while the jobs run: continues started imports wherever they stopped. */
export function startImports({ db, jobs }: Pick<Services, 'db' | 'jobs'>): void {
  jobs.repeat({ everyMs }, async (signal) => void (await workOnImports({ db }, signal)));
  jobs.repeat({ everyMs: expireEveryMs }, () => expireImportLines({ db }));
}

/** Deletes the lines of old imports; the imports themselves, with their counts, remain. */
export async function expireImportLines({ db }: Pick<Services, 'db'>): Promise<void> {
  await db.$executeRaw`
    DELETE FROM import_lines l USING import_runs r
     WHERE r.id = l.run_id AND r.state NOT IN ('checking', 'applying', 'undoing')
       AND greatest(r.created_at, r.applied_at, r.undone_at) < now() - make_interval(days => ${linesKeptDays}::int)`;
}
