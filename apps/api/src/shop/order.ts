import { parseArgs } from 'node:util';
import { fieldProblems, orderNumberInput, orderStatus } from '@haat/contracts';
import { changeOrderStatus, describeOrder } from '../features/orders/public.ts';
import type { Services } from '../services.ts';
import { withServices, type Command } from './command.ts';

/** `shop order`: shows an order or changes its status. */
export const orderCommand: Command = {
  usage: 'order NUMBER [STATUS] [--by EMAIL] [--reason TEXT]',
  about: 'show an order; with STATUS move it there, tell the shopper by mail, and keep by whom and why',
  async run({ args, config, print }) {
    const { positionals, values } = parseArgs({
      args,
      allowPositionals: true,
      options: { by: { type: 'string' }, reason: { type: 'string' } },
    });
    const number = orderNumberInput.safeParse(positionals[0]);
    if (!number.success) throw new Error(fieldProblems.ORDER_NUMBER_INVALID);
    await withServices(config, async (services) => {
      if (positionals[1] !== undefined) {
        await move(services, { orderNumber: number.data, status: positionals[1], ...values });
        print(`✓ ${number.data} is ${positionals[1]} now; the shopper is told by mail.`);
        print('');
      }
      const lines = await describeOrder(services, number.data);
      if (!lines) throw new Error(`There is no order ${number.data}.`);
      for (const line of lines) print(line);
    });
  },
};

interface Move {
  orderNumber: string;
  status: string;
  by?: string;
  reason?: string;
}

async function move(services: Services, { orderNumber, status, by, reason }: Move): Promise<void> {
  const wanted = orderStatus.safeParse(status);
  if (!wanted.success) throw new Error(`A status is one of ${orderStatus.options.join(', ')}.`);
  const byStaffId = by === undefined ? null : await findStaffId(services, by);
  const hasMoved = await changeOrderStatus(services, {
    orderNumber,
    status: wanted.data,
    byUserId: null,
    byStaffId,
    reason: reason ?? null,
  });
  if (!hasMoved) throw new Error(`${orderNumber} does not exist, or its status does not allow ${status}.`);
}

async function findStaffId({ db }: Services, email: string): Promise<string> {
  const member = await db.staffMember.findFirst({
    where: { email: email.trim().toLowerCase(), endedAt: null },
    select: { id: true },
  });
  if (!member) throw new Error(`No member of the staff signs in as ${email}.`);
  return member.id;
}
