import type { Readable } from 'node:stream';
import type { Endpoints } from '@haat/contracts';
import { writeAudit } from '../../../platform/audit/write-audit.ts';
import { begun } from '../../../platform/exports/begun.ts';
import { csvTime } from '../../../platform/exports/csv-file.ts';
import { csvStream } from '../../../platform/exports/csv-stream.ts';
import type { HandlerInput } from '../../../platform/http/handler.ts';
import type { Services } from '../../../services.ts';

const pageSize = 1_000;

/** The mailing list as CSV, streamed. The audit log records who exported it. */
export async function exportSubscribers(
  { db }: Pick<Services, 'db'>,
  { staff, request: { requestId } }: Pick<HandlerInput<Endpoints['adminSubscriberExport']>, 'staff' | 'request'>,
): Promise<Readable> {
  const rows = await begun(subscriberRows(db));
  const subject = { kind: 'newsletter', id: 'list' } as const;
  await writeAudit(db, { staff, action: 'adminSubscriberExport', subject, requestId });
  return csvStream([['e-mail', 'language', 'since']], rows);
}

/** Paginates by address, so that people who join or leave meanwhile shift nobody else. */
async function* subscriberRows(db: Services['db']): AsyncGenerator<string[][], void> {
  for (let after = ''; ;) {
    const page = await db.newsletterSubscriber.findMany({
      where: { email: { gt: after } },
      orderBy: { email: 'asc' },
      take: pageSize,
    });
    yield page.map(({ email, locale, createdAt }) => [email, locale, csvTime(createdAt)]);
    if (page.length < pageSize) return;
    after = page.at(-1)?.email ?? '';
  }
}
