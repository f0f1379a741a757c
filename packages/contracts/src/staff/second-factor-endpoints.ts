import { z } from 'zod';
import { adminRoutes } from '../admin-routes.ts';
import { endpoint } from '../endpoint.ts';
import { answer, done } from '../shared/answer.ts';

const tag = 'Console: signing in';

export const adminSecondFactorStart = endpoint({
  route: adminRoutes.adminSecondFactorStart,
  tag,
  summary: 'Starts turning the second factor on, or renewing it; nothing changes before it is finished with a code',
  access: 'signing-in',
  limit: 'console',
  success: {
    status: 200,
    body: answer(
      z.object({
        secret: z.string().describe('In base32, to type into an authenticator app'),
        uri: z.string().describe('otpauth://…, to show as a QR code'),
        ticket: z.string().describe('To send back when finishing, within 15 minutes'),
      }),
    ),
  },
  problems: ['REAUTHENTICATE'],
});

export const adminSecondFactorFinish = endpoint({
  route: adminRoutes.adminSecondFactorFinish,
  tag,
  summary: "Turns the second factor on; the caller's other sessions and former recovery codes end",
  access: 'signing-in',
  limit: 'console',
  body: z.object({ ticket: z.string().max(1_000), code: z.string().trim().max(20) }),
  success: {
    status: 200,
    body: answer(
      z.object({ recovery_codes: z.array(z.string()).describe('Eight, shown this once; each is good for once') }),
    ),
  },
  problems: ['REAUTHENTICATE', 'CODE_INVALID'],
});

export const adminSecondFactorOff = endpoint({
  route: adminRoutes.adminSecondFactorOff,
  tag,
  summary: 'Turns the second factor off; owners of a shop that is open to the public cannot',
  access: 'staff',
  limit: 'console',
  success: { status: 200, body: done },
  problems: ['REAUTHENTICATE', 'FORBIDDEN'],
});
