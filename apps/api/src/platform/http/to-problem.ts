import { fieldError, isFieldProblemCode, type FieldError, type ProblemCode } from '@haat/contracts';
import { hasZodFastifySchemaValidationErrors } from 'fastify-type-provider-zod';
import { isAccountGone, isDatabaseUnavailable } from '../db/database-error.ts';
import { Problem } from './problem.ts';

const maxErrors = 50;
const frameworkProblems = new Map<number, [ProblemCode, string]>([
  [400, ['BAD_REQUEST', 'This request cannot be read.']],
  [404, ['NOT_FOUND', 'There is nothing here.']],
  [406, ['UNSUPPORTED_MEDIA_TYPE', 'This kind of content is not accepted here.']],
  [408, ['REQUEST_TIMEOUT', 'The request took too long to arrive.']],
  [412, ['PRECONDITION_FAILED', 'A condition in the headers of this request does not hold.']],
  [413, ['TOO_LARGE', 'This is too large to be accepted.']],
  [414, ['URI_TOO_LONG', 'This address is too long.']],
  [415, ['UNSUPPORTED_MEDIA_TYPE', 'This kind of content is not accepted here.']],
  [416, ['RANGE_NOT_SATISFIABLE', 'The range asked for lies outside of this file.']],
  [431, ['HEADERS_TOO_LARGE', 'The headers of this request are too large.']],
]);

/** Converts anything thrown into the problem sent to the client. Unknown errors become INTERNAL and reveal nothing. */
export function toProblem(error: unknown): Problem {
  if (error instanceof Problem) return error;
  if (hasZodFastifySchemaValidationErrors(error)) return validationProblem(error.validation);
  if (isDatabaseUnavailable(error)) return unavailable();
  if (isAccountGone(error)) return new Problem('UNAUTHORIZED', 'Please log in.');
  return frameworkProblem(error) ?? new Problem('INTERNAL', 'Something went wrong on our side. Please try again.');
}

/** The shop is running but cannot serve the request at the moment. */
export function unavailable(): Problem {
  return new Problem('UNAVAILABLE', 'The shop is busy. Please try again in a moment.', { retryAfterSeconds: 1 });
}

interface ValidationIssue {
  instancePath: string;
  message?: string | undefined;
  params?: Record<string, unknown>;
}

function validationProblem(issues: readonly ValidationIssue[]): Problem {
  const errors = issues.slice(0, maxErrors).map(toFieldError);
  return new Problem('VALIDATION', errors[0]?.message ?? 'Please check what you sent.', { errors });
}

function toFieldError({ instancePath, message, params = {} }: ValidationIssue): FieldError {
  const path = instancePath.replace(/^\//, '').replaceAll('/', '.');
  if (!isFieldProblemCode(message)) return { path, message: message ?? 'This value is not valid.' };
  return fieldError(path, message, typeof params['maximum'] === 'number' ? params['maximum'] : undefined);
}

/** Errors that Fastify, its plugins and other libraries attribute to the request, by status. */
function frameworkProblem(error: unknown): Problem | undefined {
  const status = statusOf(error);
  if (status === undefined) return undefined;
  if (status === 503) return unavailable();
  const [code, message] = frameworkProblems.get(status) ?? [];
  return code && message
    ? new Problem(code, message)
    : new Problem('BAD_REQUEST', 'This request cannot be answered.', { status });
}

function statusOf(error: unknown): number | undefined {
  if (!(error instanceof Error) || !('statusCode' in error) || typeof error.statusCode !== 'number') return undefined;
  // JSON with a forbidden key.
  if (error instanceof SyntaxError) return 400;
  const { statusCode } = error;
  const isOverload = statusCode === 503 && 'code' in error && String(error.code).startsWith('FST_');
  return isOverload || (statusCode >= 400 && statusCode < 500) ? statusCode : undefined;
}
