import { z } from 'zod';
import { adminRoutes } from '../admin-routes.ts';
import { endpoint } from '../endpoint.ts';
import { answer, answerWith } from '../shared/answer.ts';
import { line, requiredText } from '../shared/text.ts';
import { application, applicationRow, applicationStates } from './application.ts';

const tag = 'Applications to sell';
const params = z.object({
  reference: z
    .string()
    .trim()
    .toUpperCase()
    .regex(/^SR-[A-HJKMNP-Z2-9]{6}$/, 'A reference looks like SR-8K2M4P.'),
});

export const adminApplicationList = endpoint({
  route: adminRoutes.adminApplicationList,
  tag,
  summary: 'Applications of a state, 50 at a time: those that wait or were asked oldest first, the others newest first',
  access: 'operator',
  limit: 'console',
  query: z.object({
    state: z.enum(applicationStates).default('waiting'),
    cursor: z
      .string()
      .regex(/^\d{1,9}$/, 'This is no cursor of a list of applications.')
      .optional()
      .describe('next_cursor of the previous page'),
  }),
  success: {
    status: 200,
    body: answerWith(z.array(applicationRow), {
      counts: z.record(z.enum(applicationStates), z.int()),
      next_cursor: z.string().nullable().describe('null on the last page'),
    }),
  },
  problems: [],
});

export const adminApplicationEndpoint = endpoint({
  route: adminRoutes.adminApplication,
  tag,
  summary: 'One application, what is known of the applicant, and what they will read',
  access: 'operator',
  limit: 'console',
  params,
  success: { status: 200, body: answer(application) },
  problems: ['NOT_FOUND'],
});

export const adminApplicationApprove = endpoint({
  route: adminRoutes.adminApplicationApprove,
  tag,
  summary: 'Approves an application that waits: makes the shop and mails the applicant',
  access: 'operator',
  limit: 'console',
  params,
  body: z.object({
    name: line(120),
    name_bn: line(120),
    district: line(80),
    district_bn: line(80),
    words: requiredText(2_000)
      .optional()
      .describe("What the mail says instead of the usual words, in the application's language"),
  }),
  success: { status: 200, body: answer(application) },
  problems: ['NOT_FOUND', 'CHANGED_MEANWHILE', 'LIST_FULL'],
});

export const adminApplicationAsk = endpoint({
  route: adminRoutes.adminApplicationAsk,
  tag,
  summary: 'Mails a question to the applicant of an application that waits, and lists it as asked',
  access: 'operator',
  limit: 'console',
  params,
  body: z.object({
    question: requiredText(1_000).describe('In the language of the application'),
    asked_at: z.iso.datetime().nullable().describe('As the operator saw it; 409 if somebody else has asked meanwhile'),
  }),
  success: { status: 200, body: answer(application) },
  problems: ['NOT_FOUND', 'CHANGED_MEANWHILE'],
});

export const adminApplicationDecline = endpoint({
  route: adminRoutes.adminApplicationDecline,
  tag,
  summary: 'Declines an application that waits, and mails the applicant why',
  access: 'operator',
  limit: 'console',
  params,
  body: z.object({ reason: requiredText(500).describe('In the language of the application: the applicant reads it') }),
  success: { status: 200, body: answer(application) },
  problems: ['NOT_FOUND', 'CHANGED_MEANWHILE'],
});

export const adminApplicationReopen = endpoint({
  route: adminRoutes.adminApplicationReopen,
  tag,
  summary: 'Lets a declined application wait again; nobody is mailed',
  access: 'operator',
  limit: 'console',
  params,
  success: { status: 200, body: answer(application) },
  problems: ['NOT_FOUND', 'CHANGED_MEANWHILE'],
});
