import { synonymBounds, type AdminSynonym, type Endpoints } from '@haat/contracts';
import { auditMade, changeRow, refuseStale } from '../../../../platform/audit/change-row.ts';
import { writeAudit } from '../../../../platform/audit/write-audit.ts';
import { withTransaction } from '../../../../platform/db/transaction.ts';
import type { HandlerInput } from '../../../../platform/http/handler.ts';
import { Problem } from '../../../../platform/http/problem.ts';
import type { Services } from '../../../../services.ts';
import type { SynonymGroup } from '../synonyms.ts';

interface Answer {
  success: true;
  data: AdminSynonym;
}
type Writes = Pick<Services, 'db'>;

/** Adds a group; a trigger invalidates the caches, as for everything that searches depend on. Throws LIST_FULL. */
export function createSynonymGroup(
  { db }: Writes,
  { body, staff, request }: HandlerInput<Endpoints['adminSynonymCreate']>,
): Promise<Answer> {
  return withTransaction(db, async (tx) => {
    if ((await tx.searchSynonym.count()) >= synonymBounds.groups)
      throw new Problem('LIST_FULL', `There are ${synonymBounds.groups} groups already.`);
    const group = await tx.searchSynonym.create({ data: wordsOnce(body) });
    return auditMade(tx, group, { staff, request, action: 'adminSynonymCreate', kind: 'synonym' });
  });
}

/** Changes a group. Throws NOT_FOUND, or CHANGED_MEANWHILE with the current group. */
export function changeSynonymGroup(
  { db }: Writes,
  { params: { id }, body: { version, ...group }, staff, request }: HandlerInput<Endpoints['adminSynonymChange']>,
): Promise<Answer> {
  return changeRow(db, {
    id: String(id),
    version,
    read: (tx) => tx.searchSynonym.findUnique({ where: { id } }),
    write: (tx) =>
      tx.searchSynonym.updateManyAndReturn({
        where: { id, version },
        data: { ...wordsOnce(group), version: { increment: 1 } },
      }),
    view: (row) => row,
    staff,
    request,
    action: 'adminSynonymChange',
    kind: 'synonym',
  });
}

/** Removes a group. Throws NOT_FOUND, or CHANGED_MEANWHILE with the current group. */
export async function removeSynonymGroup(
  { db }: Writes,
  { params, body: { version }, staff, request: { requestId } }: HandlerInput<Endpoints['adminSynonymRemove']>,
): Promise<{ success: true; data: Record<string, never> }> {
  const { id } = params;
  await withTransaction(db, async (tx) => {
    const subject = { kind: 'synonym', id: String(id) } as const;
    const read = () => tx.searchSynonym.findUnique({ where: { id } });
    const row = await read();
    const { count } = await tx.searchSynonym.deleteMany({ where: { id, version } });
    if (!row || count === 0) throw await refuseStale(tx, subject, { row: await read(), view: (stored) => stored });
    const before = { words: row.words.join(', '), narrower: row.narrower.join(', ') };
    await writeAudit(tx, { staff, action: 'adminSynonymRemove', subject, before, requestId });
  });
  return { success: true, data: {} };
}

/** Removes duplicate words within a group. */
function wordsOnce({ words, narrower }: SynonymGroup): SynonymGroup {
  const same = new Set(words);
  return { words: [...same], narrower: [...new Set(narrower)].filter((word) => !same.has(word)) };
}
