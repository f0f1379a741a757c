import { z } from 'zod';
import { adminRoutes } from '../admin-routes.ts';
import { endpoint } from '../endpoint.ts';
import { answer } from '../shared/answer.ts';
import { today } from './today.ts';

export const adminToday = endpoint({
  route: adminRoutes.adminToday,
  tag: 'Today',
  summary: 'What waits, and how the last days went',
  access: 'staff',
  limit: 'console',
  success: { status: 200, body: answer(today) },
  problems: [],
});

export const adminMailsRetry = endpoint({
  route: adminRoutes.adminMailsRetry,
  tag: 'Today',
  summary: 'Sends all mails again that were given up',
  access: 'operator',
  limit: 'console',
  success: { status: 200, body: answer(z.object({ mails: z.int().describe('How many wait to be sent again') })) },
  problems: [],
});
