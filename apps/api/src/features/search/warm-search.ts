import type { Transaction } from '../../platform/db/transaction.ts';
import { readSearch } from './read-search.ts';

/** Runs the statements of a search, so that the connection knows them. */
export async function warmSearch({ db }: { db: Transaction }): Promise<void> {
  await readSearch({ db }, { text: 'haat', isExact: false, isCounted: true });
}
