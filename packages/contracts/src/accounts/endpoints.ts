import { z } from 'zod';
import { endpoint } from '../endpoint.ts';
import { routes } from '../routes.ts';
import { answer, done } from '../shared/answer.ts';
import { pictureFile } from '../shared/file.ts';
import { userId } from '../shared/ids.ts';
import { email, hiddenField, line, newPassword, phone, text } from '../shared/text.ts';
import { personalData } from './personal-data.ts';
import { profile, session } from './user.ts';
import { localeCodes } from '../shared/locale.ts';
import { problem } from '../shared/field-problems.ts';

const tag = 'Accounts';
const userParams = z.object({ user_id: userId });
/** A password to verify; its length is bounded only to limit work, not as a rule. */
const givenPassword = z.string().min(1, problem('PASSWORD_REQUIRED')).max(1024);
const mailLocale = z.enum(localeCodes).optional().describe('The language of the mail; English when left out');
const code = z.string().trim().max(20);
const emptyOr = <Schema extends z.ZodType>(schema: Schema) => z.union([z.literal(''), schema]);

export const register = endpoint({
  route: routes.register,
  tag,
  summary: 'Creates an account',
  access: 'public',
  limit: 'register',
  body: z
    .object({
      name: line(120),
      email,
      password: newPassword,
      confirm_password: z.string().max(1024),
      website: hiddenField,
    })
    .refine((body) => body.password === body.confirm_password, {
      path: ['confirm_password'],
      message: problem('PASSWORDS_DIFFER'),
    }),
  success: {
    status: 201,
    body: answer(z.object({ user_id: userId, email: z.string(), name: z.string() })),
  },
  problems: ['EMAIL_TAKEN'],
});

export const login = endpoint({
  route: routes.login,
  tag,
  summary:
    'Gives a bearer token for e-mail and password; to a blocked account with the right password the message says whom to ask',
  access: 'public',
  limit: 'login',
  body: z.object({ email, password: givenPassword }),
  success: { status: 200, body: answer(session) },
  problems: ['WRONG_CREDENTIALS', 'ACCOUNT_BLOCKED'],
});

export const logout = endpoint({
  route: routes.logout,
  tag,
  summary: 'Ends the token, and every other token of this user',
  access: 'shopper',
  limit: 'account',
  success: { status: 200, body: done },
  problems: [],
});

export const userInfo = endpoint({
  route: routes.userInfo,
  tag,
  summary: "The caller's profile",
  access: 'shopper',
  limit: 'account',
  success: { status: 200, body: answer(profile) },
  problems: [],
});

export const userName = endpoint({
  route: routes.userName,
  tag,
  summary: "A user's name; the phone number is masked for everybody else",
  access: 'public',
  limit: 'userName',
  params: userParams,
  success: { status: 200, body: answer(z.object({ full_name: z.string(), phone: z.string() })) },
  problems: ['NOT_FOUND'],
});

export const profileChange = endpoint({
  route: routes.profileChange,
  tag,
  summary: "Changes the caller's profile; what is left out stays",
  access: 'shopper',
  limit: 'uploads',
  bodyFormat: 'multipart',
  body: z.object({
    full_name: line(120).optional(),
    email: z.string().max(254).optional().describe('Read-only: it must be the present address or is ignored'),
    address: text(500).optional(),
    city: text(120).optional(),
    country: text(120).optional(),
    phone: emptyOr(phone).optional(),
    photo: pictureFile.optional(),
  }),
  success: { status: 200, body: answer(profile) },
  problems: ['IMAGE_INVALID', 'STORAGE_FULL'],
});

export const passwordChange = endpoint({
  route: routes.passwordChange,
  tag,
  summary: 'Sets a new password and ends all older tokens; a token older than 15 minutes needs current_password too',
  access: 'shopper',
  limit: 'codes',
  params: userParams,
  body: z.object({ password: newPassword, current_password: givenPassword.optional(), locale: mailLocale }),
  success: { status: 200, body: answer(z.object({ token: z.string() })) },
  problems: ['FORBIDDEN', 'REAUTHENTICATE'],
});

export const forgetPassword = endpoint({
  route: routes.forgetPassword,
  tag,
  summary: 'Mails a code to the address, if it has an account; the answer is the same when not',
  access: 'public',
  limit: 'forgetPassword',
  body: z.object({ email, locale: mailLocale }),
  success: { status: 200, body: done },
  problems: [],
});

export const forgetPasswordCodeMatch = endpoint({
  route: routes.forgetPasswordCodeMatch,
  tag,
  summary: 'Checks a mailed code; five attempts',
  access: 'public',
  limit: 'codes',
  body: z.object({ email, code }),
  success: { status: 200, body: done },
  problems: ['CODE_INVALID'],
});

export const userResetPassword = endpoint({
  route: routes.userResetPassword,
  tag,
  summary: 'Sets a new password with a mailed code, once, and ends all older tokens',
  access: 'public',
  limit: 'codes',
  body: z.object({ new_password: newPassword, code, email, locale: mailLocale }),
  success: { status: 200, body: done },
  problems: ['CODE_INVALID'],
});

/** The password is asked for again, because a phone may be lent or a token stolen. */
const withPassword = z.object({ password: givenPassword });

export const accountExport = endpoint({
  route: routes.accountExport,
  tag,
  summary: 'Everything the shop keeps about the caller, confirmed by password',
  access: 'shopper',
  limit: 'personalData',
  body: withPassword,
  success: { status: 200, body: answer(personalData) },
  problems: ['REAUTHENTICATE'],
});

export const accountDelete = endpoint({
  route: routes.accountDelete,
  tag,
  summary:
    "Deletes the caller's account, confirmed by password. Orders stay without name, phone, e-mail and address, reviews without author; not while orders are under way",
  access: 'shopper',
  limit: 'personalData',
  body: withPassword,
  success: { status: 200, body: done },
  problems: ['REAUTHENTICATE', 'ORDERS_UNDER_WAY'],
});
