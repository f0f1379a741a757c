import type { Services } from '../../../services.ts';

/** Words that mean the same for a search; what is narrower is found by them, but not the other way round. */
export interface SynonymGroup {
  words: string[];
  narrower: string[];
}

type Reads = Pick<Services, 'db'>;

/** Every group, in the order in which they were written. */
export function listSynonyms({ db }: Reads): Promise<SynonymGroup[]> {
  return db.searchSynonym.findMany({ select: { words: true, narrower: true }, orderBy: { id: 'asc' } });
}

/** Puts these groups in the place of all others, at once or not at all. */
export async function replaceSynonyms({ db }: Reads, groups: SynonymGroup[]): Promise<void> {
  await db.$transaction([db.searchSynonym.deleteMany(), db.searchSynonym.createMany({ data: groups })]);
}
