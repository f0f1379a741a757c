import { z } from 'zod';
import { adminRoutes } from '../admin-routes.ts';
import { adminProductListQuery } from '../catalogue/admin-product.ts';
import { endpoint } from '../endpoint.ts';
import { answer, answerWith, listAnswer } from '../shared/answer.ts';
import { file } from '../shared/file.ts';
import { localeCodes } from '../shared/locale.ts';
import { idListInput, wholeNumber } from '../shared/ids.ts';
import { line, text } from '../shared/text.ts';
import { maxImportBytes, maxImportLine } from './import-fields.ts';
import { importField, importLine, importLineKind, importRun } from './import-run.ts';

const tag = 'Import and export of products';
const csv = 'text/csv; charset=utf-8';
const xlsx = 'application/vnd.openxmlformats-officedocument.spreadsheetml.sheet';
const largestFile = 256 * 1024 * 1024;
const importParams = z.object({ id: z.uuid('This must be the id of an import.') });
const inLanguage = z.object({
  lang: z.enum(localeCodes).default('en').describe('The language of its headings and names'),
});

export const adminImportUpload = endpoint({
  route: adminRoutes.adminImportUpload,
  tag,
  summary: 'Reads a file of products, CSV or XLSX, and proposes what its columns are; nothing changes yet',
  access: 'operator',
  limit: 'console',
  bodyFormat: 'multipart',
  maxFile: maxImportBytes,
  body: z.object({
    name: line(200).describe('How the file is called'),
    file: file('At most 20 MB and 10,000 lines'),
  }),
  success: { status: 201, body: answer(importRun) },
  problems: ['FILE_INVALID'],
});

export const adminImportList = endpoint({
  route: adminRoutes.adminImportList,
  tag,
  summary: 'The last 20 imports',
  access: 'operator',
  limit: 'console',
  success: { status: 200, body: listAnswer(importRun) },
  problems: [],
});

export const adminImportEndpoint = endpoint({
  route: adminRoutes.adminImport,
  tag,
  summary: 'One import with its counts and how far it is',
  access: 'operator',
  limit: 'console',
  params: importParams,
  success: { status: 200, body: answer(importRun) },
  problems: ['NOT_FOUND'],
});

export const adminImportLines = endpoint({
  route: adminRoutes.adminImportLines,
  tag,
  summary: 'The checked lines of an import, 50 at a time, each with what it changes or what is wrong',
  access: 'operator',
  limit: 'console',
  params: importParams,
  query: z.object({
    kind: importLineKind.optional(),
    outcome: z.enum(['left', 'kept']).optional().describe('Those that were left out because somebody changed them'),
    after: z.coerce.number().int().min(0).max(maxImportLine).default(0).describe('next_after of the previous page'),
  }),
  success: {
    status: 200,
    body: answerWith(z.array(importLine), { next_after: z.int().nullable().describe('null on the last page') }),
  },
  maxResponse: 4 * 1024 * 1024,
  problems: ['NOT_FOUND'],
});

export const adminImportWrongLines = endpoint({
  route: adminRoutes.adminImportWrongLines,
  tag,
  summary: 'The wrong lines of an import as a file like it, with a column that says what is wrong',
  access: 'operator',
  limit: 'console',
  params: importParams,
  query: inLanguage,
  success: { status: 200, body: z.instanceof(Uint8Array), contentType: csv },
  maxResponse: largestFile,
  problems: ['NOT_FOUND'],
});

export const adminImportCheck = endpoint({
  route: adminRoutes.adminImportCheck,
  tag,
  summary: 'Says what the columns are and checks every line; nothing changes yet',
  access: 'operator',
  limit: 'console',
  params: importParams,
  body: z.object({
    columns: z
      .array(importField.nullable())
      .min(1)
      .max(100)
      .describe('What each column of the file is, in their order; null leaves it out'),
  }),
  success: { status: 200, body: answer(importRun) },
  problems: ['NOT_FOUND', 'CHANGED_MEANWHILE'],
});

export const adminImportLineCorrect = endpoint({
  route: adminRoutes.adminImportLineCorrect,
  tag,
  summary:
    'Corrects cells of a line that is wrong or to be looked at and checks it anew, with the later lines about the same product, leaves it out, or says that it is right',
  access: 'operator',
  limit: 'console',
  params: importParams.extend({ line: wholeNumber({ min: 2, max: maxImportLine, message: 'This must be a line.' }) }),
  body: z.object({
    checked_at: z.iso.datetime().describe('Of the check that was seen'),
    cells: z
      .array(z.object({ column: z.int().min(0).max(99).describe('Counted from 0'), text: text(10_000) }))
      .max(100)
      .default([])
      .describe('Those that are to say something else'),
    is_right: z
      .boolean()
      .optional()
      .describe(
        'true: what the check found to look at is right; that stays so as long as the line says the same. false takes it back',
      ),
    leave_out: z.boolean().default(false).describe('Until it is checked again, which takes it in again'),
  }),
  success: { status: 200, body: answerWith(importRun, { line: importLine }) },
  problems: ['NOT_FOUND', 'CHANGED_MEANWHILE'],
});

export const adminImportApply = endpoint({
  route: adminRoutes.adminImportApply,
  tag,
  summary: 'Begins to save the new and changed lines of the check that was seen',
  access: 'operator',
  limit: 'console',
  params: importParams,
  body: z.object({ checked_at: z.iso.datetime().describe('Of the check that was seen') }),
  success: { status: 200, body: answer(importRun) },
  problems: ['NOT_FOUND', 'CHANGED_MEANWHILE'],
});

export const adminImportUndo = endpoint({
  route: adminRoutes.adminImportUndo,
  tag,
  summary: 'Begins to take a whole import back, within seven days',
  access: 'operator',
  limit: 'console',
  params: importParams,
  success: { status: 200, body: answer(importRun) },
  problems: ['NOT_FOUND', 'CHANGED_MEANWHILE'],
});

export const adminImportTemplate = endpoint({
  route: adminRoutes.adminImportTemplate,
  tag,
  summary: 'A file with every heading and one example, for sellers',
  access: 'operator',
  limit: 'console',
  query: inLanguage,
  success: { status: 200, body: z.instanceof(Uint8Array), contentType: csv },
  problems: [],
});

const exported = adminProductListQuery.omit({ cursor: true, sort: true }).extend({
  ...inLanguage.shape,
  ids: idListInput.optional().describe('Only these products of the list, by their ids, separated by commas'),
});

export const adminProductsCsv = endpoint({
  route: adminRoutes.adminProductsCsv,
  tag,
  summary: 'The products of a list as CSV, at most the newest 10,000; an import takes it back',
  access: 'operator',
  limit: 'console',
  query: exported,
  success: { status: 200, body: z.instanceof(Uint8Array), contentType: csv },
  maxResponse: largestFile,
  problems: [],
});

export const adminProductsXlsx = endpoint({
  route: adminRoutes.adminProductsXlsx,
  tag,
  summary: 'The same as a spreadsheet',
  access: 'operator',
  limit: 'console',
  query: exported,
  success: { status: 200, body: z.instanceof(Uint8Array), contentType: xlsx },
  maxResponse: largestFile,
  problems: [],
});
