/**
 * Everything that can be wrong with a field: a code for programs to translate, and the English sentence for people.
 * Schemas use the code as their message; the API sends both. Plain data without zod, so that the browser can include
 * it.
 */
export const fieldProblems = {
  REQUIRED: 'Please fill in this field.',
  NOT_ONE_LINE: 'Please write this on one line.',
  NOT_STORABLE: 'This text contains characters that cannot be stored.',
  TOO_LONG: 'Use at most {maximum} characters.',
  EMAIL_TOO_LONG: 'Please enter a shorter e-mail address.',
  EMAIL_INVALID: 'Please enter a valid e-mail address, such as name@example.com.',
  PHONE_INVALID: 'Please enter a phone number such as 01712-345678.',
  PASSWORD_REQUIRED: 'Please enter your password.',
  PASSWORD_TOO_SHORT: 'Use at least 8 characters.',
  PASSWORD_NOT_STORABLE: 'This password contains characters that cannot be used.',
  PASSWORDS_DIFFER: 'Password and Confirm Password do not match',
  CURRENT_PASSWORD_REQUIRED: 'Please enter your current password.',
  CURRENT_PASSWORD_WRONG: 'This is not your current password.',
  CODE_INVALID: 'This code is wrong or no longer valid. Please check it or ask for a new one.',
  ORDER_NUMBER_INVALID: 'An order number looks like HT-7K3M-9QXD.',
} as const;

/** The stable code of a field's error. */
export type FieldProblemCode = keyof typeof fieldProblems;

/** The message of a schema: the code itself, checked by the compiler. */
export function problem(code: FieldProblemCode): string {
  return code;
}

/** Whether a schema's message is such a code. */
export function isFieldProblemCode(message: string | undefined): message is FieldProblemCode {
  return message !== undefined && Object.hasOwn(fieldProblems, message);
}

/** The error of one field, as an entry of a failure's `errors`. */
export interface FieldError {
  /** Dotted path of the field, such as `item.0.qty`. */
  path: string;
  /** Omitted if the sentence depends on the shop's data. */
  code?: FieldProblemCode | undefined;
  message: string;
}

/** A field's error with its sentence; `maximum` replaces the limit in it, if any. */
export function fieldError(path: string, code: FieldProblemCode, maximum?: number | bigint): FieldError {
  return { path, code, message: fieldProblems[code].replace('{maximum}', String(maximum)) };
}
