import type { ImportState } from '@haat/contracts';
import { v7 as uuidV7 } from 'uuid';
import type { Services } from '../../src/services.ts';

interface ImportGiven {
  staffId: string;
  /** The product whose title the file changes. */
  slug: string;
  state?: ImportState;
}

/** Stores an import of one line directly in the database. */
export async function makeImport({ db }: Pick<Services, 'db'>, { staffId, slug, state = 'columns' }: ImportGiven) {
  const id = uuidV7();
  const now = new Date();
  await db.importRun.create({
    data: {
      id,
      fileName: 'prices.csv',
      state,
      encoding: 'comma, UTF-8',
      columns: [
        { heading: 'Address', sample: slug, field: 'slug', guess: 'known' },
        { heading: 'Title', sample: 'Another title', field: 'title', guess: 'known' },
      ],
      lineCount: 1,
      staffId,
      checkedAt: state === 'columns' ? null : now,
      ...(state === 'applied' && { appliedAt: now, appliedById: staffId }),
      lines: { create: [{ line: 2, cells: [slug, 'Another title'] }] },
    },
  });
  return { id, checkedAt: now.toISOString() };
}
