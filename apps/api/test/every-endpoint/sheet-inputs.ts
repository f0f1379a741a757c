import type { Inputs, World } from './world.ts';

type SheetEndpoint =
  | 'adminPackingList'
  | 'adminParcelList'
  | 'adminSheetList'
  | 'adminSheetCreate'
  | 'adminSheet'
  | 'adminSheetCsv'
  | 'adminSettlementCreate'
  | 'adminSettlementExplain'
  | 'adminSettlementCsv';

/** Valid calls about courier sheets and the cash that comes back. */
export function sheetInputs({
  orderNumber,
  shopId,
  zoneId,
  sheetCode,
  settlementId,
}: World): Pick<Inputs, SheetEndpoint> {
  const params = { code: sheetCode };
  return {
    adminPackingList: { query: { shop: shopId, zone: zoneId } },
    adminParcelList: { query: { of: 'packed', shop: shopId, zone: zoneId } },
    adminSheetList: { query: { view: 'all' } },
    adminSheetCreate: { body: { order_numbers: [orderNumber], courier: 'Jamal' } },
    adminSheet: { params },
    adminSheetCsv: { params },
    adminSettlementCreate: {
      params,
      body: { parcels: [], expected: 0, received: 100, reference: 'Slip 20447', note: 'Brought by Jamal' },
    },
    adminSettlementExplain: { params: { ...params, id: settlementId }, body: { explanation: 'Counted again' } },
    adminSettlementCsv: { query: { from: '2020-01-01', to: '2100-01-01' } },
  };
}
