import { writeAudit } from '../../../platform/audit/write-audit.ts';
import { withTransaction } from '../../../platform/db/transaction.ts';
import type { Services } from '../../../services.ts';

/** Words that mean the same in a search; they also find the narrower ones, but not the other way round. */
export interface SynonymGroup {
  words: string[];
  narrower: string[];
}

type Reads = Pick<Services, 'db'>;

/** All groups, in the order in which they were added. */
export function listSynonyms({ db }: Reads): Promise<SynonymGroup[]> {
  return db.searchSynonym.findMany({ select: { words: true, narrower: true }, orderBy: { id: 'asc' } });
}

/** Replaces all groups in one transaction; for a command on the server. */
export async function replaceSynonyms({ db }: Reads, groups: SynonymGroup[]): Promise<void> {
  await withTransaction(db, async (tx) => {
    await tx.searchSynonym.deleteMany();
    await tx.searchSynonym.createMany({ data: groups });
    const subject = { kind: 'synonym', id: 'all' } as const;
    const after = { lines: groups.length };
    await writeAudit(tx, { staff: null, action: 'shop synonyms import', subject, after, requestId: null });
  });
}
