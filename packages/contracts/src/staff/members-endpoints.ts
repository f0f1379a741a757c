import { z } from 'zod';
import { adminRoutes } from '../admin-routes.ts';
import { endpoint } from '../endpoint.ts';
import { answer, done, listAnswer } from '../shared/answer.ts';
import { localeCodes } from '../shared/locale.ts';
import { email, line } from '../shared/text.ts';
import { staffMember } from './member.ts';
import { staffRoles } from './roles.ts';
import { browserSession, sessionId, staffId } from './session.ts';

const tag = 'Console: staff';
const params = z.object({ id: staffId });
const role = z.enum(staffRoles);
const mailLocale = z.enum(localeCodes).optional().describe('The language of the mail; English when left out');

export const adminStaffList = endpoint({
  route: adminRoutes.adminStaffList,
  tag,
  summary: 'All staff, owners first, by name; those whose access has ended come last; at most 250',
  access: 'owner',
  limit: 'console',
  success: { status: 200, body: listAnswer(staffMember) },
  problems: [],
});

export const adminStaffInvite = endpoint({
  route: adminRoutes.adminStaffInvite,
  tag,
  summary:
    'Invites somebody, or somebody again whose access has ended, by a mail with a link that is valid for three days',
  access: 'owner',
  limit: 'console',
  body: z.object({ email, full_name: line(120), role, locale: mailLocale }),
  success: { status: 201, body: answer(z.object({ id: staffId })) },
  problems: ['EMAIL_TAKEN'],
});

export const adminStaffLink = endpoint({
  route: adminRoutes.adminStaffLink,
  tag,
  summary: 'Mails a new link to set a password; the former link ends',
  access: 'owner',
  limit: 'console',
  params,
  body: z.object({ locale: mailLocale }),
  success: { status: 200, body: done },
  problems: ['NOT_FOUND'],
});

export const adminStaffRole = endpoint({
  route: adminRoutes.adminStaffRole,
  tag,
  summary: 'Changes what somebody may do, with their next request',
  access: 'owner',
  limit: 'console',
  params,
  body: z.object({ role }),
  success: { status: 200, body: done },
  problems: ['NOT_FOUND', 'LAST_OWNER'],
});

export const adminStaffEnd = endpoint({
  route: adminRoutes.adminStaffEnd,
  tag,
  summary: "Ends somebody's access and all their sessions; what they did stays under their name",
  access: 'owner',
  limit: 'console',
  params,
  success: { status: 200, body: done },
  problems: ['NOT_FOUND', 'LAST_OWNER'],
});

export const adminStaffSessions = endpoint({
  route: adminRoutes.adminStaffSessions,
  tag,
  summary: 'The browsers in which somebody is signed in, the last used first; at most 100',
  access: 'owner',
  limit: 'console',
  params,
  success: { status: 200, body: listAnswer(browserSession) },
  problems: ['NOT_FOUND'],
});

export const adminStaffSessionsEnd = endpoint({
  route: adminRoutes.adminStaffSessionsEnd,
  tag,
  summary: "Ends one of somebody's sessions, or all",
  access: 'owner',
  limit: 'console',
  params,
  body: z.object({ session: sessionId.optional().describe('All by default') }),
  success: { status: 200, body: done },
  problems: ['NOT_FOUND'],
});

export const adminStaffFactorReset = endpoint({
  route: adminRoutes.adminStaffFactorReset,
  tag,
  summary: 'Turns off the second factor of somebody who lost their phone and recovery codes; their sessions end',
  access: 'owner',
  limit: 'console',
  params,
  success: { status: 200, body: done },
  problems: ['NOT_FOUND'],
});
