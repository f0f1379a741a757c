import { z } from 'zod';
import { adminRoutes } from '../admin-routes.ts';
import { endpoint } from '../endpoint.ts';
import { answer } from '../shared/answer.ts';
import { adminShopSettings, callWords, ownSettings, reminders } from './settings.ts';

const tag = 'What the shop says about itself';

export const adminCallWords = endpoint({
  route: adminRoutes.adminCallWords,
  tag,
  summary: 'What staff say when they call about an order, with placeholders',
  access: 'staff',
  limit: 'console',
  success: { status: 200, body: answer(callWords) },
  problems: [],
});

export const adminReminders = endpoint({
  route: adminRoutes.adminReminders,
  tag,
  summary: 'After how many calls an order may be given up, and when the courier comes',
  access: 'staff',
  limit: 'console',
  success: { status: 200, body: answer(reminders) },
  problems: [],
});

export const adminSettings = endpoint({
  route: adminRoutes.adminSettings,
  tag,
  summary: 'What the shop says about itself',
  access: 'owner',
  limit: 'console',
  success: { status: 200, body: answer(adminShopSettings) },
  problems: [],
});

export const adminSettingsChange = endpoint({
  route: adminRoutes.adminSettingsChange,
  tag,
  summary:
    'Changes what the shop says about itself; an outdated `version` changes nothing and is answered with the current state',
  access: 'owner',
  limit: 'console',
  body: ownSettings.extend({ version: z.int().min(0) }),
  success: { status: 200, body: answer(adminShopSettings) },
  problems: ['CHANGED_MEANWHILE'],
});
