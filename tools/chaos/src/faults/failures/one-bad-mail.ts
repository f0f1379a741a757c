import { randomUUID } from 'node:crypto';
import { setTimeout as sleep } from 'node:timers/promises';
import { atLeast, exactly, type Fault } from '../../fault.ts';
import { forgetWaitingMails } from '../../stage/mails.ts';

const goodMails = 20;

export const oneBadMail: Fault = {
  id: 'I10',
  title: `one mail that cannot be written among ${goodMails} others`,
  runs: { short: 1, long: 3 },
  async run(stage) {
    const { db, mailServer } = stage;
    await forgetWaitingMails(stage);
    const bad = { id: randomUUID(), kind: 'order-confirmation', recipient: `${randomUUID()}@chaos.test` };
    const good = Array.from({ length: goodMails }, () => ({
      id: randomUUID(),
      kind: 'chaos',
      recipient: `${randomUUID()}@chaos.test`,
      subject: 'One of many',
      text: 'Good day.',
      html: '<p>Good day.</p>',
    }));
    await db.mail.createMany({ data: [...good.slice(0, goodMails / 2), bad, ...good.slice(goodMails / 2)] });
    const ids = good.map(({ id }) => id);
    while ((await db.mail.count({ where: { id: { in: ids }, status: 'sent' } })) < goodMails) await sleep(100);
    let { attempts } = await db.mail.findUniqueOrThrow({ where: { id: bad.id } });
    for (let looks = 0; attempts < 2 && looks < 200; looks += 1) {
      await sleep(100);
      ({ attempts } = await db.mail.findUniqueOrThrow({ where: { id: bad.id } }));
    }
    await db.mail.update({ where: { id: bad.id }, data: { status: 'failed' } });
    const arrivals = ids.map((id) => mailServer.arrived.filter((messageId) => messageId.includes(id)).length);
    return {
      'arrived once': exactly(arrivals.filter((count) => count === 1).length, goodMails),
      'tries of the bad one': atLeast(attempts, 2),
    };
  },
};
