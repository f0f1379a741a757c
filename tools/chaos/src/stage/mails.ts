import { setTimeout as sleep } from 'node:timers/promises';
import type { Stage } from './stage.ts';

/** Marks mails of earlier faults as sent, so that only new ones are measured. */
export async function forgetWaitingMails({ db }: Pick<Stage, 'db'>): Promise<void> {
  await db.mail.updateMany({ where: { status: 'queued' }, data: { status: 'sent' } });
}

/** The ids of all order mails, once none of them is waiting. */
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
