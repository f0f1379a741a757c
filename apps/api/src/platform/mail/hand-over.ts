import type { Pool } from '@haat/db';
import type { z } from 'zod';
import { withTransaction } from '../db/transaction.ts';
import type { Jobs } from '../jobs/jobs.ts';
import { type mailJob, mailQueue } from './mail.ts';

const everyMs = 1_000;
/** What a worker sends in a second at best; after a rush the rest waits in the outbox, where it costs nothing. */
const mostAtOnce = 200;

/**
 * Each second makes a job for every mail that has none yet, in one statement for all, so that what causes mails need not.
 * A mail and its job are joined in one transaction: it gets one, whatever dies; several processes share the work.
 */
export function startHandingOver({ pool, jobs }: { pool: Pool; jobs: Jobs }): void {
  jobs.repeat({ everyMs }, async () => {
    const count = await withTransaction(pool, async (tx) => {
      const { rows } = await tx.query<{ id: string }>(
        `UPDATE mails SET handed_over_at = now()
          WHERE id IN (SELECT id FROM mails WHERE handed_over_at IS NULL ORDER BY id LIMIT $1 FOR UPDATE SKIP LOCKED)
         RETURNING id`,
        [mostAtOnce],
      );
      const data = rows.map(({ id }) => ({ mailId: id }) satisfies z.input<typeof mailJob>);
      if (data.length > 0) await jobs.send(tx, mailQueue, ...data);
      return data.length;
    });
    if (count > 0) jobs.wake(mailQueue);
  });
}
