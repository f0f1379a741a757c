import type { Readable } from 'node:stream';
import type { Endpoints, Locale } from '@haat/contracts';
import type { Db } from '@haat/db';
import type { HandlerInput } from '../../../platform/http/handler.ts';
import { Problem } from '../../../platform/http/problem.ts';
import type { Services } from '../../../services.ts';
import type { Fault } from '../lines/line-values.ts';
import { columnsFrom, faultsFrom } from '../lines/stored-json.ts';
import { begun } from '../../../platform/exports/begun.ts';
import { csvStream } from '../../../platform/exports/csv-stream.ts';

const linesAtOnce = 200;
const heading: Readonly<Record<Locale, string>> = { en: 'What is wrong', bn: 'কী ভুল' };

/**
 * The wrong lines of an import as uploaded, each with its faults, to be corrected and imported again. Throws
 * NOT_FOUND.
 */
export async function exportWrongLines(
  { db }: Pick<Services, 'db'>,
  { params: { id }, query: { lang } }: HandlerInput<Endpoints['adminImportWrongLines']>,
): Promise<Readable> {
  const run = await db.importRun.findUnique({ where: { id }, select: { columns: true } });
  if (!run) throw new Problem('NOT_FOUND', 'There is no such import.');
  const columns = columnsFrom(run.columns);
  const rows = await begun(wrongRows(db, { id, lang }));
  return csvStream([[...columns.map((column) => column.heading), heading[lang]]], rows);
}

async function* wrongRows(db: Db, { id, lang }: { id: string; lang: Locale }): AsyncGenerator<string[][]> {
  for (let after = 0; ;) {
    const lines = await db.importLine.findMany({
      where: { runId: id, kind: 'wrong', line: { gt: after } },
      orderBy: { line: 'asc' },
      take: linesAtOnce,
      select: { line: true, cells: true, faults: true },
    });
    const last = lines.at(-1);
    if (!last) return;
    yield lines.map(({ cells, faults }) => [...cells, wordsOf(faultsFrom(faults), lang)]);
    after = last.line;
  }
}

function wordsOf(faults: readonly Fault[], lang: Locale): string {
  return faults.map(({ message, message_bn: messageBn }) => (lang === 'bn' ? messageBn : message)).join(' ');
}
