import type { Services } from '../../services.ts';
import { readSearch } from './read-search.ts';

/** So many connections have searched before the first shopper does, and are kept open while nobody comes. */
export const warmConnections = 2;

/**
 * Searches on new connections, so that no shopper waits while PostgreSQL compiles the functions of the search, which it
 * does on each connection and which takes up to 0.1 s.
 */
export async function warmSearch({ db }: Pick<Services, 'db'>): Promise<void> {
  const search = () => readSearch({ db }, { text: 'haat', isExact: false, isCounted: true });
  await Promise.all(Array.from({ length: warmConnections }, search));
}
