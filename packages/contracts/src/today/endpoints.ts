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
