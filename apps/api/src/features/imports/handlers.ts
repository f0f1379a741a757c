import type { Handlers } from '../../platform/http/handler.ts';
import type { Services } from '../../services.ts';
import { exportCsv, exportXlsx } from './exports/export-products.ts';
import { createExportTurns } from '../../platform/exports/export-turns.ts';
import { template } from './exports/template.ts';
import { exportWrongLines } from './exports/wrong-lines.ts';
import { listRuns } from './runs/list-runs.ts';
import { readLines } from './runs/read-lines.ts';
import { correctLine } from './steps/correct-line.ts';
import { readRun } from './runs/run-view.ts';
import { startApply, startCheck, startUndo } from './runs/start-work.ts';
import { uploadFile } from './runs/upload-file.ts';

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

/** Import and export of product files. */
export function importHandlers(services: Services): Pick<Handlers, ImportEndpoint> {
  const inTurn = createExportTurns();
  return {
    adminImportList: () => listRuns(services),
    adminImportUpload: (input) => uploadFile(services, input),
    adminImportTemplate: async ({ query }) => template(query.lang),
    adminImport: async ({ params }) => ({ success: true, data: await readRun(services.db, params.id) }),
    adminImportLines: (input) => readLines(services, input),
    adminImportWrongLines: (input) => inTurn(() => exportWrongLines(services, input)),
    adminImportCheck: (input) => startCheck(services, input),
    adminImportLineCorrect: (input) => correctLine(services, input),
    adminImportApply: (input) => startApply(services, input),
    adminImportUndo: (input) => startUndo(services, input),
    adminProductsCsv: (input) => inTurn(() => exportCsv(services, input)),
    adminProductsXlsx: (input) => inTurn(() => exportXlsx(services, input)),
  };
}
