import { parseArgs } from 'node:util';
import { createDb, createPool, type Db } from '@haat/db';
import { z } from 'zod';
import { listFailedMails, retryFailedMails } from '../platform/mail/failed-mails.ts';
import { directUrl, type Command } from './command.ts';

/** `shop mails`: mails that could not be sent. */
export const mailsCommand: Command = {
  usage: 'mails failed | mails retry ID… | mails retry --all',
  about: 'list the mails that were given up, with the reason; queue them again',
  async run({ args, config, print }) {
    const { positionals, values } = parseArgs({
      args,
      allowPositionals: true,
      options: { all: { type: 'boolean', default: false } },
    });
    const [verb, ...ids] = positionals;
    const pool = createPool({ connectionString: directUrl(config), max: 1 });
    const db = createDb(pool);
    try {
      if (verb === 'failed') await list(db, print);
      else if (verb === 'retry') print(await retry(db, { ids, isAll: values.all }));
      else throw new Error('Say what: shop mails failed, or shop mails retry ID… or --all');
    } finally {
      await db.$disconnect();
      await pool.end();
    }
  },
};

async function list(db: Db, print: (line: string) => void): Promise<void> {
  const mails = await listFailedMails(db);
  if (mails.length === 0) print('✓ No mail was given up.');
  for (const { id, kind, recipient, createdAt, attempts, lastError } of mails) {
    print(`${id}  ${createdAt.toISOString()}  ${kind} to ${recipient}`);
    print(`  tried ${attempts} times: ${lastError ?? 'no reason is known'}`);
  }
}

async function retry(db: Db, { ids, isAll }: { ids: string[]; isAll: boolean }): Promise<string> {
  const given = z.array(z.uuid()).safeParse(ids);
  if (!given.success) throw new Error('An id is one of those that `shop mails failed` shows.');
  if (isAll === given.data.length > 0) throw new Error('Name the mails, or give --all.');
  const count = await retryFailedMails(db, isAll ? null : given.data);
  return `✓ ${count} mails wait to be sent again.`;
}
