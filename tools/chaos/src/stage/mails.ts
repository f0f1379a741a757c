import { setTimeout as sleep } from 'node:timers/promises';
import type { Stage } from './stage.ts';

/** Takes the mails that earlier faults left in the queue for sent, so that what comes now is measured alone. */
export async function forgetWaitingMails({ db }: Pick<Stage, 'db'>): Promise<void> {
  await db.mail.updateMany({ where: { status: 'queued' }, data: { status: 'sent' } });
}

/** The ids of the mails of orders, once none of them waits any more. */
export async function mailsOnceSent({ db }: Pick<Stage, 'db'>, orderNumbers: string[]): Promise<string[]> {
  for (;;) {
    const mails = await db.mail.findMany({
      where: { order: { orderNumber: { in: orderNumbers } } },
      select: { id: true, status: true },
    });
    if (mails.every(({ status }) => status !== 'queued')) return mails.map(({ id }) => id);
    await sleep(200);
  }
}
