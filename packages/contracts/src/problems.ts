import { z } from 'zod';
import { fieldProblems, isFieldProblemCode } from './shared/field-problems.ts';

/** The code of each problem and its HTTP status. */
export const problemStatus = {
  BAD_REQUEST: 400,
  UNAUTHORIZED: 401,
  WRONG_CREDENTIALS: 401,
  ACCOUNT_BLOCKED: 403,
  FORBIDDEN: 403,
  REAUTHENTICATE: 403,
  NOT_FROM_CONSOLE: 403,
  NOT_FOUND: 404,
  METHOD_NOT_ALLOWED: 405,
  REQUEST_TIMEOUT: 408,
  EMAIL_TAKEN: 409,
  CODE_TAKEN: 409,
  OUT_OF_STOCK: 409,
  QUOTE_CHANGED: 409,
  COUPON_EXHAUSTED: 409,
  NOT_CANCELLABLE: 409,
  LIST_FULL: 409,
  LAST_OWNER: 409,
  LAST_ZONE: 409,
  IN_USE: 409,
  ORDER_LIMIT: 409,
  CHANGED_MEANWHILE: 409,
  RETIRED: 410,
  PRECONDITION_FAILED: 412,
  ORDERS_UNDER_WAY: 409,
  TOO_LARGE: 413,
  URI_TOO_LONG: 414,
  UNSUPPORTED_MEDIA_TYPE: 415,
  RANGE_NOT_SATISFIABLE: 416,
  VALIDATION: 422,
  COUPON_INVALID: 422,
  CODE_INVALID: 422,
  IMAGE_INVALID: 422,
  FILE_INVALID: 422,
  IDEMPOTENCY_KEY_REUSED: 422,
  RATE_LIMITED: 429,
  HEADERS_TOO_LARGE: 431,
  INTERNAL: 500,
  UNAVAILABLE: 503,
  STORAGE_FULL: 507,
} as const;

/** A problem's stable name: programs branch on it, people read the message. */
export type ProblemCode = keyof typeof problemStatus;

function isProblemCode(value: string): value is ProblemCode {
  return value in problemStatus;
}

const problemCodes = Object.keys(problemStatus).filter(isProblemCode);
const fieldProblemCodes = Object.keys(fieldProblems).filter(isFieldProblemCode);

/** The body of every failure. `data` helps the client to continue, such as the correct figures of a changed quote. */
export const problemBody = z
  .object({
    success: z.literal(false),
    code: z.enum(problemCodes),
    message: z.string().describe('What happened and what to do, in English, for people.'),
    errors: z
      .array(
        z.object({
          path: z.string().describe('Dotted path of the field, such as item.0.qty'),
          code: z.enum(fieldProblemCodes).optional().describe('What is wrong with the field, for programs'),
          message: z.string(),
        }),
      )
      .optional(),
    data: z.unknown().optional(),
  })
  .meta({ id: 'Problem' });

/** The body of every failure. */
export type ProblemBody = z.infer<typeof problemBody>;
