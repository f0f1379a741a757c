import type { SavedListChanges, SavedLists } from '@haat/contracts';
import { withTransaction, type Transaction } from '../../platform/db/transaction.ts';
import type { Caller } from '../../platform/http/handler.ts';
import { Problem } from '../../platform/http/problem.ts';
import type { Services } from '../../services.ts';
import { lineChanges, mergeLines, type SavedLine } from './saved-line.ts';
import { readSavedLines, savedListsView } from './saved-lists-view.ts';

/** Per list; an order may hold 100. */
const maxLines = 300;

/** Merges the changes of one device into the caller's lists. Throws LIST_FULL, and stores nothing, if a list grows too long. */
export async function mergeSavedLists(
  { pool }: Pick<Services, 'pool'>,
  { caller: { userId }, changes }: { caller: Caller; changes: SavedListChanges },
): Promise<{ success: true; data: SavedLists }> {
  const lines = await withTransaction(pool, async (tx) => {
    // One device at a time.
    await tx.query('SELECT FROM users WHERE id = $1 FOR NO KEY UPDATE', [userId]);
    const stored = await readSavedLines(tx, userId);
    const merged = mergeLines(stored, lineChanges(changes));
    if (merged.length === 0) return stored;
    await storeLines(tx, { userId, lines: merged });
    const all = await readSavedLines(tx, userId);
    refuseTooMany(all);
    return all;
  });
  return { success: true, data: savedListsView(lines) };
}

const removeSql = `
DELETE FROM saved_lines s
 USING unnest($2::"SavedList"[], $3::int[], $4::text[], $5::text[]) AS gone (list, product_id, color, size)
 WHERE s.user_id = $1 AND (s.list, s.product_id, s.color, s.size) = (gone.list, gone.product_id, gone.color, gone.size)`;

const keepSql = `
INSERT INTO saved_lines (user_id, list, product_id, color, size, qty)
SELECT $1, line.* FROM unnest($2::"SavedList"[], $3::int[], $4::text[], $5::text[], $6::int[]) AS line
ON CONFLICT (user_id, list, product_id, color, size) DO UPDATE SET qty = excluded.qty`;

async function storeLines(tx: Transaction, { userId, lines }: { userId: string; lines: SavedLine[] }): Promise<void> {
  const gone = lines.filter(({ qty }) => qty === 0);
  const kept = lines.filter(({ qty }) => qty > 0);
  if (gone.length > 0) await tx.query(removeSql, [userId, ...columns(gone)]);
  if (kept.length > 0) await tx.query(keepSql, [userId, ...columns(kept), kept.map(({ qty }) => qty)]);
}

function columns(lines: SavedLine[]) {
  return [
    lines.map(({ list }) => list),
    lines.map(({ productId }) => productId),
    lines.map(({ color }) => color),
    lines.map(({ size }) => size),
  ];
}

function refuseTooMany(lines: readonly SavedLine[]): void {
  for (const list of ['cart', 'favourites'] as const) {
    if (lines.filter((line) => line.list === list).length <= maxLines) continue;
    throw new Problem('LIST_FULL', `A list kept for all devices holds at most ${maxLines} lines.`);
  }
}
