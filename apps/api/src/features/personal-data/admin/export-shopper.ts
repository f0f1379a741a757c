import { Readable } from 'node:stream';
import type { Endpoints } from '@haat/contracts';
import { writeAudit } from '../../../platform/audit/write-audit.ts';
import { begun } from '../../../platform/exports/begun.ts';
import type { HandlerInput } from '../../../platform/http/handler.ts';
import { Problem } from '../../../platform/http/problem.ts';
import type { Services } from '../../../services.ts';
import { accountOfPerson } from '../../accounts/public.ts';
import { orderPagesOfPerson } from '../../orders/public.ts';
import { collectBesideOrders } from '../collect-personal-data.ts';

type Input = Pick<HandlerInput<Endpoints['adminShopperExport']>, 'params' | 'staff' | 'request'>;

/**
 * What the shopper could export herself, as streamed JSON, because the number of orders is unbounded. The audit log
 * records who exported it. Throws NOT_FOUND.
 */
export async function exportShopper(
  services: Pick<Services, 'db'>,
  { params: { id }, staff, request: { requestId } }: Input,
): Promise<Readable> {
  const { db } = services;
  const account = await accountOfPerson(db, id);
  if (!account || account.status === 'forgotten') throw new Problem('NOT_FOUND', 'There is no such account.');
  const beside = await collectBesideOrders(services, { email: account.email, userId: id });
  const pages = await begun(orderPagesOfPerson(services, id));
  await writeAudit(db, { staff, action: 'adminShopperExport', subject: { kind: 'shopper', id }, requestId });

  async function* parts(): AsyncGenerator<Buffer> {
    yield Buffer.from(`{"success":true,"data":${JSON.stringify(beside).slice(0, -1)},"orders":[`);
    let isFirst = true;
    for await (const orders of pages) {
      yield Buffer.from((isFirst ? '' : ',') + orders.map((order) => JSON.stringify(order)).join(','));
      isFirst = false;
    }
    yield Buffer.from(']}}');
  }
  return Readable.from(parts(), { objectMode: false });
}
