import type { Pool } from '@haat/db';
import type { z } from 'zod';
import type { Jobs } from '../jobs/jobs.ts';
import { withPgTransaction } from '../jobs/pg-transaction.ts';
import { type mailJob, mailQueue, urgentMailQueue } from './mail.ts';

const everyMs = 1_000;
/** What a worker can send per second at best; after a rush the rest waits in the outbox, where it costs nothing. */
const batchSize = 200;

/**
 * Every second, creates a job for each mail without one, in a single statement, so that the code that writes mails
 * need not. A mail and its job are linked in one transaction, so each mail gets exactly one job whatever crashes;
 * several processes share the work. Mails with a secret go first, into a separate queue.
 */
export function startEnqueuingMails({ pool, jobs }: { pool: Pool; jobs: Jobs }): void {
  jobs.repeat({ everyMs }, async () => {
    await enqueueMails({ pool, jobs }, { queue: urgentMailQueue, condition: 'secret IS NOT NULL' });
    await enqueueMails({ pool, jobs }, { queue: mailQueue, condition: 'secret IS NULL' });
  });
}

async function enqueueMails(
  { pool, jobs }: { pool: Pool; jobs: Jobs },
  { queue, condition }: { queue: string; condition: 'secret IS NULL' | 'secret IS NOT NULL' },
): Promise<void> {
  const count = await withPgTransaction(pool, async (tx) => {
    const { rows } = await tx.query<{ id: string; trace_parent: string | null }>(
      `UPDATE mails SET handed_over_at = now()
        WHERE id IN (SELECT id FROM mails WHERE handed_over_at IS NULL AND ${condition} ORDER BY id LIMIT $1
                        FOR UPDATE SKIP LOCKED)
       RETURNING id, trace_parent`,
      [batchSize],
    );
    const data = rows.map(
      ({ id, trace_parent: traceParent }) => ({ mailId: id, traceParent }) satisfies z.input<typeof mailJob>,
    );
    if (data.length > 0) await jobs.send(tx, queue, ...data);
    return data.length;
  });
  if (count > 0) jobs.wake(queue);
}
