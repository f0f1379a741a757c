import { z } from 'zod';
import { toLatinDigits } from './locale.ts';
import { problem } from './field-problems.ts';

/** Control characters, such as ESC and NUL; tabs and line breaks are allowed. */
const controlCharacter = /[^\P{Cc}\t\n\r]/u;
/** Visible letters and digits; the four excluded characters render as blanks. */
const visibleLetter = /(?![\u115f\u1160\u3164\uffa0])[\p{L}\p{N}]/u;

/**
 * Free text: trimmed, NFC (Bangla letters can be encoded in two ways), without control characters or lone surrogates.
 */
export function text(maxLength: number) {
  return z
    .string()
    .max(maxLength, problem('TOO_LONG'))
    .refine((value) => value.isWellFormed() && !controlCharacter.test(value), problem('NOT_STORABLE'))
    .normalize('NFC')
    .trim();
}

/** Whether a text contains anything visible. */
export function hasVisibleLetter(value: string): boolean {
  return visibleLetter.test(value);
}

/** Free text that must contain something visible. */
export function requiredText(maxLength: number) {
  return text(maxLength).refine(hasVisibleLetter, problem('REQUIRED'));
}

/** Free text on one line: line breaks, which could forge mail headers or log lines, are rejected. */
export function line(maxLength: number) {
  return requiredText(maxLength).regex(/^[^\r\n\u2028\u2029]*$/, problem('NOT_ONE_LINE'));
}

/**
 * A honeypot field, invisible to people: a request that fills it in gets the usual response, but nothing is stored.
 */
export const hiddenField = z.string().max(500).optional().describe('Leave empty: people never see this field');

/** An e-mail address, trimmed and lower-cased: addresses compare case-insensitively. */
export const email = z
  .string()
  .trim()
  .toLowerCase()
  .max(254, problem('EMAIL_TOO_LONG'))
  .pipe(z.email(problem('EMAIL_INVALID')));

function toE164(value: string): string {
  const compact = toLatinDigits(value).replace(/[\s().-]/g, '');
  if (/^01\d{9}$/.test(compact)) return `+88${compact}`;
  if (/^8801\d{9}$/.test(compact)) return `+${compact}`;
  return compact;
}

/** A phone number: `01XXXXXXXXX`, `+8801XXXXXXXXX` (Bangla digits too) or E.164 of another country; returned as E.164. */
export const phone = z
  .string()
  .max(40)
  .overwrite(toE164)
  .regex(/^\+(8801[3-9]\d{8}|(?!880)[1-9]\d{6,14})$/, problem('PHONE_INVALID'));

/** A new password: 8 to 128 characters of any kind. */
export const newPassword = z
  .string()
  .min(8, problem('PASSWORD_TOO_SHORT'))
  .max(128, problem('TOO_LONG'))
  .refine((value) => value.isWellFormed() && !value.includes('\0'), problem('PASSWORD_NOT_STORABLE'));
