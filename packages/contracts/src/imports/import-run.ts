import { z } from 'zod';
import { importFieldNames, importLineKinds } from './import-fields.ts';

const at = z.iso.datetime();
const count = z.int().min(0);

/** A column that an import understands; null leaves a column of the file out. */
export const importField = z.enum(importFieldNames);

/** The state of an import: the step that comes next or is running. */
export const importState = z.enum(['columns', 'checking', 'checked', 'applying', 'applied', 'undoing', 'undone']);
export type ImportState = z.infer<typeof importState>;

/** The verdict on a line. */
export const importLineKind = z.enum(importLineKinds);
export type ImportLineKind = z.infer<typeof importLineKind>;

/** A column of a file and its meaning. */
export const importColumn = z
  .object({
    heading: z.string(),
    sample: z.string().describe('Its cell on the first line that has one'),
    field: importField.nullable().describe('null: left out'),
    guess: z
      .enum(['known', 'as_last_time', 'similar', 'none'])
      .describe('Why it is that field: its name, an earlier import, or a name that is like it'),
  })
  .meta({ id: 'ImportColumn' });
export type ImportColumn = z.infer<typeof importColumn>;

/** An import of a product file. */
export const importRun = z
  .object({
    id: z.uuid(),
    file_name: z.string(),
    by: z.string(),
    at,
    state: importState,
    encoding: z.string().describe('How the file was read, such as `comma, UTF-8`'),
    line_count: count.describe('Lines below the headings'),
    done: count.describe('Lines that the present state has worked on'),
    columns: z.array(importColumn),
    counts: z
      .object({ new: count, changed: count, same: count, wrong: count, look_at: count, left_out: count })
      .describe('Of the last check'),
    checked_at: at.nullable().describe('Sent back with the decision to apply what was seen'),
    applied: z
      .object({
        at,
        by: z.string(),
        new: count,
        changed: count,
        left: count.describe('Changed by somebody between check and import; left as they are'),
      })
      .nullable(),
    undone: z
      .object({ at, by: z.string(), kept: count.describe('Changed by somebody since the import; left as they are') })
      .nullable(),
    undo_until: at.nullable().describe('null unless it can be undone'),
    has_lines: z.boolean().describe('Whether its lines are still kept'),
  })
  .meta({ id: 'ImportRun' });
export type ImportRun = z.infer<typeof importRun>;

/** A fault or doubt of a line, for programs and for people. */
export const importFault = z.object({
  field: importField.nullable(),
  given: z.string().describe('What the cell says'),
  code: z.string(),
  message: z.string(),
  message_bn: z.string(),
  repair: z
    .array(z.object({ field: importField, text: z.string() }))
    .optional()
    .describe('What cells would say if it were put right as the message proposes'),
});

/** One line of a file with its changes, faults and doubts. Long texts are truncated. */
export const importLine = z
  .object({
    line: z.int().describe('As a spreadsheet counts: the headings are line 1'),
    kind: importLineKind,
    product_id: z.int().nullable(),
    title: z.string(),
    title_bn: z.string(),
    changes: z
      .array(z.object({ field: importField, before: z.string().nullable(), after: z.string() }))
      .describe('Each field that it sets, as an export would write it; before is null for a new product'),
    faults: z.array(importFault).describe('What is wrong, or of a line to look at: why'),
    cells: z
      .array(z.string())
      .describe('Of a line that is wrong, left out or to be looked at: its cells as the columns stand; else empty'),
    is_said_right: z.boolean().describe('Whether somebody looked at it and said that it is right'),
    outcome: z
      .enum(['saved', 'left', 'undone', 'kept'])
      .nullable()
      .describe('left, kept: somebody changed the product meanwhile, so it was left as it is'),
  })
  .meta({ id: 'ImportLine' });
export type ImportLine = z.infer<typeof importLine>;
