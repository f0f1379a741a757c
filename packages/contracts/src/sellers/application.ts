import { z } from 'zod';
import { id } from '../shared/ids.ts';
import { localeCodes } from '../shared/locale.ts';
import { sellerKind } from './endpoints.ts';

/** The state of an application; of those that wait for a decision, `asked` ones wait for the applicant's answer first. */
export const applicationStates = ['waiting', 'asked', 'approved', 'declined'] as const;
export type ApplicationState = (typeof applicationStates)[number];
const state = z.enum(applicationStates);

/** An application to sell in a list. */
export const applicationRow = z
  .object({
    reference: z.string(),
    state,
    seller_kind: sellerKind,
    name: z.string().describe('Of the business, brand or service'),
    full_name: z.string(),
    location: z.string(),
    sent_at: z.iso.datetime(),
  })
  .meta({ id: 'ApplicationRow' });
export type ApplicationRow = z.infer<typeof applicationRow>;

const mailWords = z.object({ subject: z.string(), text: z.string() });

/** One application with everything known about it. */
export const application = applicationRow
  .extend({
    email: z.string(),
    business_email: z.string().nullable(),
    phone: z.string(),
    locale: z.enum(localeCodes).describe('The language of the form, and of the answer'),
    question: z.string().nullable().describe('What the applicant was asked last'),
    asked_at: z.iso.datetime().nullable(),
    decided_at: z.iso.datetime().nullable(),
    decided_by: z.string().nullable().describe('The name of whoever decided last'),
    reason: z.string().nullable().describe('Why it was declined, as the applicant read it'),
    shop: z.object({ id, name: z.string(), name_bn: z.string() }).nullable().describe('What its approval made'),
    others: z
      .array(z.object({ reference: z.string(), state }))
      .describe('Other applications from the same phone or e-mail address, newest first; at most 5'),
    namesakes: z
      .array(z.object({ kind: z.enum(['shop', 'brand']), name: z.string(), products: z.int() }))
      .describe('Shops and brands of this name; at most 5'),
    mails: z
      .object({
        approved: mailWords.extend({ words: z.string().describe('The part of the text that may be changed') }),
        asked: mailWords,
        declined: mailWords,
      })
      .describe(
        'What the applicant will read; `{shop}`, `{question}` and `{reason}` stand for what is still to be written',
      ),
  })
  .meta({ id: 'Application' });
export type Application = z.infer<typeof application>;
