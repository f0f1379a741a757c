import { z } from 'zod';
import { adminRoutes } from '../admin-routes.ts';
import { endpoint } from '../endpoint.ts';
import { answer, answerWith, done } from '../shared/answer.ts';
import { problem } from '../shared/field-problems.ts';
import { idInput } from '../shared/ids.ts';
import { line, text } from '../shared/text.ts';
import { adminSynonym, synonymBounds } from './admin-synonym.ts';

const staff = { tag: 'Synonyms of the search', access: 'operator', limit: 'console' } as const;
const params = z.object({ id: idInput });
const version = z.int().min(1);

/** The synonyms file separates words by `|`. */
const word = line(synonymBounds.letters).refine((value) => !value.includes('|'), problem('NOT_STORABLE'));
const words = z.array(word).max(synonymBounds.words);

interface Group {
  words: string[];
  narrower: string[];
}

const hasWord = ({ words: same }: Group) => same.length > 0;
const hasTwo = ({ words: same, narrower }: Group) => same.length === 0 || same.length + narrower.length > 1;
const fits = ({ words: same, narrower }: Group) => same.length + narrower.length <= synonymBounds.words;

const fields = z.object({ words, narrower: words.default([]) });

function meaningful<Schema extends z.ZodType<Group>>(schema: Schema): Schema {
  return schema
    .refine(hasWord, { path: ['words'], error: problem('REQUIRED') })
    .refine(hasTwo, { path: ['words'], error: 'One word alone means nothing else. Add a second one.' })
    .refine(fits, { path: ['narrower'], error: `At most ${synonymBounds.words} words in all.` });
}

export const adminSynonymList = endpoint({
  ...staff,
  route: adminRoutes.adminSynonymList,
  summary: 'Groups of words that mean the same for the search, newest first, 50 at a time; found by a part of a word',
  query: z.object({
    q: text(synonymBounds.letters).optional(),
    cursor: idInput.optional().describe('next_cursor of the previous page'),
  }),
  maxResponse: 2 * 1024 * 1024,
  success: {
    status: 200,
    body: answerWith(z.array(adminSynonym), {
      total: z.int().describe('How many groups there are, whatever is searched for'),
      next_cursor: z.string().nullable().describe('null on the last page'),
    }),
  },
  problems: [],
});

export const adminSynonymCreate = endpoint({
  ...staff,
  route: adminRoutes.adminSynonymCreate,
  summary: 'Adds a group; the search knows it within a second',
  body: meaningful(fields),
  success: { status: 201, body: answer(adminSynonym) },
  problems: ['LIST_FULL'],
});

export const adminSynonymChange = endpoint({
  ...staff,
  route: adminRoutes.adminSynonymChange,
  summary: 'Changes a group; an outdated `version` changes nothing and is answered with the current state',
  params,
  body: meaningful(fields.extend({ version })),
  success: { status: 200, body: answer(adminSynonym) },
  problems: ['NOT_FOUND', 'CHANGED_MEANWHILE'],
});

export const adminSynonymRemove = endpoint({
  ...staff,
  route: adminRoutes.adminSynonymRemove,
  summary: 'Removes a group',
  params,
  body: z.object({ version }),
  success: { status: 200, body: done },
  problems: ['NOT_FOUND', 'CHANGED_MEANWHILE'],
});
