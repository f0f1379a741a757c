import { email as emailAddress, type PersonalData } from '@haat/contracts';
import { withTransaction } from '../platform/db/transaction.ts';
import { blockAccount, findAccountId, unblockAccount } from '../features/accounts/public.ts';
import { collectPersonalData, forgetAddress, forgetPerson } from '../features/personal-data/public.ts';
import type { Services } from '../services.ts';
import { withServices, type Command } from './command.ts';
import { printableJson } from '../platform/printable.ts';

interface Asked {
  email: string;
  print: (line: string) => void;
}

const verbs: Readonly<Record<string, (services: Services, asked: Asked) => Promise<void>>> = {
  show,
  export: exportPerson,
  block: (services, asked) => block(services, { ...asked, isBlocked: true }),
  unblock: (services, asked) => block(services, { ...asked, isBlocked: false }),
  forget,
};

/** `shop user`: shows, exports or deletes what the shop stores about a person, and blocks accounts. */
export const userCommand: Command = {
  usage: 'user show|export|block|unblock|forget EMAIL',
  about:
    'what the shop keeps about a person, in short or whole as JSON; keep an account out; delete everything about them',
  async run({ args, config, print }) {
    const run = verbs[args[0] ?? ''];
    if (!run) throw new Error('Say what: shop user show, export, block, unblock or forget, and an e-mail address.');
    const email = emailAddress.safeParse(args[1]);
    if (!email.success) throw new Error('Name the e-mail address, such as name@example.com.');
    await withServices(config, (services) => run(services, { email: email.data, print }));
  },
};

async function collect(services: Services, email: string): Promise<PersonalData> {
  return collectPersonalData(services, { email, userId: await findAccountId(services.db, email) });
}

async function show(services: Services, { email, print }: Asked): Promise<void> {
  const data = await collect(services, email);
  const { account, orders, reviews, saved_lists: lists } = data;
  if (account) {
    print(`${text(account.full_name)}  ${account.email}  ${account.status}`);
    print(`since ${account.created_at}, last login ${account.last_login_at}`);
    print(`phone ${text(account.phone)}, address ${text([account.address, account.city, account.country].join(' '))}`);
  } else print(`Nobody has an account as ${email}.`);
  print(
    `${orders.length} orders: ${orders.map((order) => `${order.order_number} ${order.status}`).join(', ') || 'none'}`,
  );
  print(`${reviews.length} reviews, ${lists.cart.length} lines in the cart, ${lists.favourites.length} favourites`);
  print(`${data.seller_requests?.length ?? 0} applications as a seller, ${data.mails.length} mails`);
  print(data.newsletter ? `on the mailing list since ${data.newsletter.since}` : 'not on the mailing list');
}

async function exportPerson(services: Services, { email, print }: Asked): Promise<void> {
  for (const line of printableJson(await collect(services, email))) print(line);
}

async function block(services: Services, { email, isBlocked, print }: Asked & { isBlocked: boolean }): Promise<void> {
  const who = { email };
  const outcome = isBlocked
    ? await blockAccount(services, { who, reason: null, by: byServer('shop user block') })
    : await unblockAccount(services, { who, by: byServer('shop user unblock') });
  if (outcome === 'not found') throw new Error(`Nobody has an account as ${email}.`);
  print(isBlocked ? `✓ ${email} is logged out everywhere and cannot log in.` : `✓ ${email} can log in again.`);
}

async function forget(services: Services, { email, print }: Asked): Promise<void> {
  const userId = await findAccountId(services.db, email);
  if (userId) await forgetPerson(services, userId, { ofAddress: 'always', by: byServer('shop user forget') });
  else await withTransaction(services.db, (tx) => forgetAddress(tx, email));
  print(`✓ ${email} is forgotten. Copies of the shop hold it until they are removed; forget again after a restore.`);
}

function byServer<const Action extends `shop ${string}`>(action: Action) {
  return { staff: null, action, requestId: null };
}

/** As JSON, which escapes control characters. */
function text(value: string): string {
  return JSON.stringify(value.trim());
}
