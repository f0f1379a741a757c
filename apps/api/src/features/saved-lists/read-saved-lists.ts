import type { SavedLists } from '@haat/contracts';
import type { Caller } from '../../platform/http/handler.ts';
import type { Services } from '../../services.ts';
import { readSavedLines, savedListsView } from './saved-lists-view.ts';

/** The caller's cart and favourites. */
export async function readSavedLists(
  { db }: Pick<Services, 'db'>,
  caller: Caller,
): Promise<{ success: true; data: SavedLists }> {
  return { success: true, data: savedListsView(await readSavedLines(db, caller.userId)) };
}
