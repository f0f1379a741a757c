import type { SavedLists } from '@haat/contracts';
import type { Transaction } from '../../platform/db/transaction.ts';
import { readSavedLines, savedListsView } from './saved-lists-view.ts';

/** A user's cart and favourites. */
export async function savedListsOfPerson(tx: Transaction, userId: string): Promise<SavedLists> {
  return savedListsView(await readSavedLines(tx, userId));
}

/** Deletes a user's cart and favourites. */
export async function forgetSavedLists(tx: Transaction, userId: string): Promise<void> {
  await tx.savedLine.deleteMany({ where: { userId } });
}
