import type { Handlers } from '../../platform/http/handler.ts';
import type { Services } from '../../services.ts';
import { createSheet } from './create-sheet.ts';
import { listParcels } from './list-parcels.ts';
import { listSheets } from './list-sheets.ts';
import { readPackingList } from './packing/read-packing-list.ts';
import { readSheet } from './read-sheet.ts';
import { createSettlement } from './settlements/create-settlement.ts';
import { explainSettlement } from './settlements/explain-settlement.ts';
import { settlementsCsv } from './settlements/settlements-csv.ts';
import { sheetCsv } from './sheet-csv.ts';

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

/** The endpoints for paperwork: packing lists, courier sheets, and the cash that comes back for them. */
export function sheetHandlers(services: Services): Pick<Handlers, SheetEndpoint> {
  return {
    adminPackingList: (input) => readPackingList(services, input),
    adminParcelList: (input) => listParcels(services, input),
    adminSheetList: (input) => listSheets(services, input),
    adminSheetCreate: (input) => createSheet(services, input),
    adminSheet: async ({ params }) => ({ success: true, data: await readSheet(services.db, params.code) }),
    adminSheetCsv: ({ params }) => sheetCsv(services, params.code),
    adminSettlementCreate: (input) => createSettlement(services, input),
    adminSettlementExplain: (input) => explainSettlement(services, input),
    adminSettlementCsv: ({ query }) => settlementsCsv(services, query),
  };
}
