import type { SavedListChanges, SavedLists } from '@haat/contracts';
import { withTransaction, type Transaction } from '../../platform/db/transaction.ts';
import type { Caller } from '../../platform/http/handler.ts';
import { Problem } from '../../platform/http/problem.ts';
import type { Services } from '../../services.ts';
import { lineChanges, mergeLines, type SavedLine } from './saved-line.ts';
import { readSavedLines, savedListsView } from './saved-lists-view.ts';

/** Per list; an order may hold 100. */
const maxLines = 300;

/**
 * Merges the changes of one device into the caller's lists. Throws LIST_FULL and stores nothing if a list grows too
 * long.
 */
export async function mergeSavedLists(
  { db }: Pick<Services, 'db'>,
  { caller: { userId }, changes }: { caller: Caller; changes: SavedListChanges },
): Promise<{ success: true; data: SavedLists }> {
  const lines = await withTransaction(db, async (tx) => {
    // Locks the account, so that devices merge one at a time.
    await tx.$executeRaw`SELECT FROM users WHERE id = ${userId}::uuid FOR NO KEY UPDATE`;
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

async function storeLines(tx: Transaction, { userId, lines }: { userId: string; lines: SavedLine[] }): Promise<void> {
  const gone = lines.filter(({ qty }) => qty === 0);
  const kept = lines.filter(({ qty }) => qty > 0);
  if (gone.length > 0) await removeLines(tx, { userId, ...columns(gone) });
  if (kept.length > 0) await keepLines(tx, { userId, ...columns(kept) });
}

/** The columns of a user's lines. */
type LineColumns = ReturnType<typeof columns> & { userId: string };

async function removeLines(tx: Transaction, { userId, list, productId, color, size }: LineColumns): Promise<void> {
  await tx.$executeRaw`
    DELETE FROM saved_lines s
     USING unnest(${list}::"SavedList"[], ${productId}::int[], ${color}::text[], ${size}::text[])
           AS gone (list, product_id, color, size)
     WHERE s.user_id = ${userId}::uuid
       AND (s.list, s.product_id, s.color, s.size) = (gone.list, gone.product_id, gone.color, gone.size)`;
}

async function keepLines(tx: Transaction, { userId, list, productId, color, size, qty }: LineColumns): Promise<void> {
  await tx.$executeRaw`
    INSERT INTO saved_lines (user_id, list, product_id, color, size, qty)
    SELECT ${userId}::uuid, line.*
      FROM unnest(${list}::"SavedList"[], ${productId}::int[], ${color}::text[], ${size}::text[], ${qty}::int[]) AS line
    ON CONFLICT (user_id, list, product_id, color, size) DO UPDATE SET qty = excluded.qty`;
}

function columns(lines: SavedLine[]) {
  return {
    list: lines.map(({ list }) => list),
    productId: lines.map(({ productId }) => productId),
    color: lines.map(({ color }) => color),
    size: lines.map(({ size }) => size),
    qty: lines.map(({ qty }) => qty),
  };
}

function refuseTooMany(lines: readonly SavedLine[]): void {
  for (const list of ['cart', 'favourites'] as const) {
    if (lines.filter((line) => line.list === list).length <= maxLines) continue;
    throw new Problem('LIST_FULL', `A list kept for all devices holds at most ${maxLines} lines.`);
  }
}
