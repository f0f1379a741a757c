import type { AdminShopper } from '@haat/contracts';
import { createExportTurns } from '../../../platform/exports/export-turns.ts';
import { ReplyWith, type Handlers } from '../../../platform/http/handler.ts';
import { Problem } from '../../../platform/http/problem.ts';
import type { Services } from '../../../services.ts';
import { blockAccount, unblockAccount } from '../../accounts/public.ts';
import { forgetPerson } from '../forget-person.ts';
import { exportShopper } from './export-shopper.ts';
import { listShoppers } from './list-shoppers.ts';
import { readShopper, requireShopper } from './read-shopper.ts';

type ShopperEndpoint =
  | 'adminShopperList'
  | 'adminShopper'
  | 'adminShopperBlock'
  | 'adminShopperUnblock'
  | 'adminShopperExport'
  | 'adminShopperForget';

/** The endpoints with which owners manage shoppers. */
export function shopperHandlers(services: Services): Pick<Handlers, ShopperEndpoint> {
  const { db } = services;
  const inTurn = createExportTurns();

  /** The shopper after a decision. Throws NOT_FOUND, or CHANGED_MEANWHILE if the same was decided before. */
  async function answerTo(
    id: string,
    outcome: 'done' | 'as it was' | 'not found',
  ): Promise<{ success: true; data: AdminShopper }> {
    const data = await readShopper(db, id);
    if (outcome === 'done') return { success: true, data };
    throw new Problem('CHANGED_MEANWHILE', 'Somebody else has decided this meanwhile.', { data });
  }

  return {
    adminShopperList: ({ query }) => listShoppers(services, query),
    adminShopper: async ({ params: { id } }) => ({ success: true, data: await readShopper(db, id) }),
    async adminShopperBlock({ params: { id }, body: { reason }, staff, request: { requestId } }) {
      await requireShopper(db, id);
      const by = { staff, action: 'adminShopperBlock', requestId } as const;
      return answerTo(id, await blockAccount(services, { who: { id }, reason, by }));
    },
    async adminShopperUnblock({ params: { id }, staff, request: { requestId } }) {
      await requireShopper(db, id);
      const by = { staff, action: 'adminShopperUnblock', requestId } as const;
      return answerTo(id, await unblockAccount(services, { who: { id }, by }));
    },
    async adminShopperExport(input) {
      const headers = { 'content-type': 'application/json; charset=utf-8' };
      return new ReplyWith(await inTurn(() => exportShopper(services, input)), { headers });
    },
    async adminShopperForget({ params: { id }, staff, request: { requestId } }) {
      await requireShopper(db, id);
      await forgetPerson(services, id, {
        ofAddress: 'always',
        by: { staff, action: 'adminShopperForget', requestId },
      });
      return { success: true, data: {} };
    },
  };
}
