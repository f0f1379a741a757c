import { csvFile, csvPhone } from '../../platform/exports/csv-file.ts';
import type { Services } from '../../services.ts';
import { readSheet } from './read-sheet.ts';

const header = ['sheet', 'order', 'status', 'name', 'phone', 'address', 'zone', 'pieces', 'to collect', 'received'];

/** The parcels of a sheet as CSV; amounts in Taka. Throws NOT_FOUND. */
export async function sheetCsv({ db }: Pick<Services, 'db'>, code: string): Promise<Uint8Array<ArrayBuffer>> {
  const { list } = await readSheet(db, code);
  const rows = list.map((parcel) => [
    code,
    parcel.order_number,
    parcel.status,
    parcel.name,
    csvPhone(parcel.phone),
    parcel.address,
    parcel.zone,
    parcel.pieces,
    parcel.total_amount,
    parcel.received,
  ]);
  return csvFile(header, rows);
}
