import type { Endpoints, ImportField, ImportRun } from '@haat/contracts';
import { v7 as uuidV7 } from 'uuid';
import { writeAudit } from '../../../platform/audit/write-audit.ts';
import { type Transaction, withTransaction } from '../../../platform/db/transaction.ts';
import type { HandlerInput } from '../../../platform/http/handler.ts';
import { createSemaphore } from '../../../platform/concurrency/semaphore.ts';
import type { Services } from '../../../services.ts';
import { readFile, type FileTable } from '../files/read-file.ts';
import { matchColumns } from '../lines/match-columns.ts';
import { nameKey } from '../lines/names.ts';
import { columnsFrom } from '../lines/stored-json.ts';
import { readRun } from './run-view.ts';

/** A table in memory is several times the size of its file, so large ones are read one at a time. */
const largeBytes = 1024 * 1024;
const oneAtATime = createSemaphore({ maxConcurrent: 1, maxQueued: 4, maxWaitMs: 10_000 });
const linesAtOnce = 1_000;
/** How many recent imports column meanings are remembered from. */
const remembered = 30;

/** Reads a file and proposes the meaning of its columns. Throws FILE_INVALID. */
export async function uploadFile(
  { db }: Pick<Services, 'db'>,
  { body, staff, request: { requestId } }: HandlerInput<Endpoints['adminImportUpload']>,
): Promise<{ success: true; data: ImportRun }> {
  const id = uuidV7();
  const store = async () => {
    const table = await readFile(body.file);
    await withTransaction(db, async (tx) => {
      const columns = matchColumns({ ...table, samples: samplesOf(table), remembered: await lastMeanings(tx) });
      await tx.importRun.create({
        data: {
          id,
          fileName: body.name,
          encoding: table.encoding,
          columns: columns.map((column) => ({ ...column })),
          lineCount: table.lines.length,
          staffId: staff.staffId,
        },
      });
      for (let start = 0; start < table.lines.length; start += linesAtOnce)
        await storeLines(tx, id, table.lines.slice(start, start + linesAtOnce));
      await writeAudit(tx, {
        staff,
        action: 'adminImportUpload',
        subject: { kind: 'import', id },
        after: { file: body.name, lines: table.lines.length },
        requestId,
      });
    });
  };
  await (body.file.length > largeBytes ? oneAtATime(store) : store());
  return { success: true, data: await readRun(db, id) };
}

function samplesOf({ headings, lines }: FileTable): string[] {
  return headings.map((_, place) => lines.find(({ cells }) => cells[place]?.trim())?.cells[place]?.trim() ?? '');
}

async function storeLines(tx: Transaction, runId: string, lines: FileTable['lines']): Promise<void> {
  await tx.$executeRaw`
    INSERT INTO import_lines (run_id, line, cells)
    SELECT ${runId}::uuid, line, cells FROM jsonb_to_recordset(${JSON.stringify(lines)}::jsonb) AS (line int, cells text[])`;
}

/** What headings meant in the last imports that went beyond the upload. */
async function lastMeanings(tx: Transaction): Promise<Map<string, ImportField | null>> {
  const runs = await tx.importRun.findMany({
    where: { checkedAt: { not: null } },
    orderBy: { createdAt: 'desc' },
    take: remembered,
    select: { columns: true },
  });
  const meanings = new Map<string, ImportField | null>();
  for (const { columns } of runs.toReversed())
    for (const { heading, field } of columnsFrom(columns)) meanings.set(nameKey(heading), field);
  return meanings;
}
