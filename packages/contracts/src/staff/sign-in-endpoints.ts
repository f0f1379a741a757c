import { z } from 'zod';
import { adminRoutes } from '../admin-routes.ts';
import { endpoint } from '../endpoint.ts';
import { answer, done, listAnswer } from '../shared/answer.ts';
import { problem } from '../shared/field-problems.ts';
import { email, newPassword } from '../shared/text.ts';
import { browserSession, sessionId, staffSession } from './session.ts';

const tag = 'Console: signing in';
const givenPassword = z.string().min(1, problem('PASSWORD_REQUIRED')).max(1024);

export const adminSignIn = endpoint({
  route: adminRoutes.adminSignIn,
  tag,
  summary:
    'Sets the session cookie for e-mail and password; `next` says what is left to do. `data.tries_left` and `data.pause_minutes` come with WRONG_CREDENTIALS',
  access: 'public',
  limit: 'login',
  body: z.object({ email, password: givenPassword }),
  success: { status: 200, body: answer(staffSession) },
  problems: ['WRONG_CREDENTIALS'],
});

export const adminCode = endpoint({
  route: adminRoutes.adminCode,
  tag,
  summary: 'Opens or confirms the session with a code of the authenticator app or a recovery code, each good for once',
  access: 'signing-in',
  limit: 'console',
  body: z.object({ code: z.string().trim().max(20) }),
  success: { status: 200, body: answer(staffSession) },
  problems: ['CODE_INVALID'],
});

export const adminConfirm = endpoint({
  route: adminRoutes.adminConfirm,
  tag,
  summary: 'Confirms the session by password, for staff without a second factor; the others send a code',
  access: 'signing-in',
  limit: 'console',
  body: z.object({ password: givenPassword }),
  success: { status: 200, body: answer(staffSession) },
  problems: ['REAUTHENTICATE'],
});

export const adminInvitation = endpoint({
  route: adminRoutes.adminInvitation,
  tag,
  summary: 'Sets the password with the link of an invitation, once, and signs in; other sessions end',
  access: 'public',
  limit: 'codes',
  body: z.object({ token: z.string().trim().max(100), password: newPassword }),
  success: { status: 200, body: answer(staffSession) },
  problems: ['CODE_INVALID'],
});

export const adminSignOut = endpoint({
  route: adminRoutes.adminSignOut,
  tag,
  summary: 'Ends the session of this browser',
  access: 'signing-in',
  limit: 'console',
  success: { status: 200, body: done },
  problems: [],
});

export const adminSession = endpoint({
  route: adminRoutes.adminSession,
  tag,
  summary: 'Who is signed in, and what is left to do before the console is open',
  access: 'signing-in',
  limit: 'console',
  success: { status: 200, body: answer(staffSession) },
  problems: [],
});

export const adminSessions = endpoint({
  route: adminRoutes.adminSessions,
  tag,
  summary: 'The browsers in which the caller is signed in, the last used first; at most 100',
  access: 'staff',
  limit: 'console',
  success: { status: 200, body: listAnswer(browserSession) },
  problems: [],
});

export const adminSessionEnd = endpoint({
  route: adminRoutes.adminSessionEnd,
  tag,
  summary: "Ends one of the caller's sessions",
  access: 'staff',
  limit: 'console',
  params: z.object({ id: sessionId }),
  success: { status: 200, body: done },
  problems: ['NOT_FOUND'],
});

export const adminSessionsEndOthers = endpoint({
  route: adminRoutes.adminSessionsEndOthers,
  tag,
  summary: "Ends all of the caller's sessions but this one",
  access: 'staff',
  limit: 'console',
  success: { status: 200, body: done },
  problems: [],
});
