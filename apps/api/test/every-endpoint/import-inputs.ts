import type { Inputs, World } from './world.ts';

type ImportEndpoint =
  | 'adminImportList'
  | 'adminImportUpload'
  | 'adminImportTemplate'
  | 'adminImport'
  | 'adminImportLines'
  | 'adminImportWrongLines'
  | 'adminImportCheck'
  | 'adminImportLineCorrect'
  | 'adminImportApply'
  | 'adminImportUndo'
  | 'adminProductsCsv'
  | 'adminProductsXlsx';

/** Valid calls for importing and exporting product files. */
export function importInputs({ importId, slug, shopId }: World): Pick<Inputs, ImportEndpoint> {
  const params = { id: importId };
  return {
    adminImportList: {},
    adminImportUpload: {
      body: { name: 'prices.csv', file: new Uint8Array(Buffer.from(`slug,title\n${slug},Another title\n`)) },
    },
    adminImportTemplate: { query: { lang: 'bn' } },
    adminImport: { params },
    adminImportLines: { params, query: { kind: 'wrong', after: 1 } },
    adminImportWrongLines: { params, query: { lang: 'en' } },
    adminImportCheck: { params, body: { columns: ['slug', 'title'] } },
    adminImportLineCorrect: {
      params: { ...params, line: 2 },
      body: { checked_at: '2026-11-22T06:14:00.000Z', cells: [{ column: 1, text: 'Another title' }] },
    },
    adminImportApply: { params, body: { checked_at: '2026-11-22T06:14:00.000Z' } },
    adminImportUndo: { params },
    adminProductsCsv: { query: { view: 'sold', shop: shopId, lang: 'en' } },
    adminProductsXlsx: { query: { view: 'sold', shop: shopId, lang: 'bn' } },
  };
}
