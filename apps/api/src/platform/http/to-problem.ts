import type { ProblemCode } from '@haat/contracts';
import type { FastifyError } from 'fastify';
import { hasZodFastifySchemaValidationErrors } from 'fastify-type-provider-zod';
import { isDatabaseUnavailable } from '../db/database-error.ts';
import { Problem } from './problem.ts';

const mostErrorsTold = 50;
const frameworkProblems = new Map<number, [ProblemCode, string]>([
  [400, ['BAD_REQUEST', 'This request cannot be read.']],
  [404, ['NOT_FOUND', 'There is nothing here.']],
  [406, ['UNSUPPORTED_MEDIA_TYPE', 'This kind of content is not accepted here.']],
  [408, ['REQUEST_TIMEOUT', 'The request took too long to arrive.']],
  [413, ['TOO_LARGE', 'This is too large to be accepted.']],
  [414, ['URI_TOO_LONG', 'This address is too long.']],
  [415, ['UNSUPPORTED_MEDIA_TYPE', 'This kind of content is not accepted here.']],
  [431, ['HEADERS_TOO_LARGE', 'The headers of this request are too large.']],
]);

/** Turns whatever was thrown into what the client is told. Anything unknown is INTERNAL, and says nothing of itself. */
export function toProblem(error: unknown): Problem {
  if (error instanceof Problem) return error;
  if (hasZodFastifySchemaValidationErrors(error)) return validationProblem(error.validation);
  if (isDatabaseUnavailable(error)) return unavailable();
  return frameworkProblem(error) ?? new Problem('INTERNAL', 'Something went wrong on our side. Please try again.');
}

/** The shop is there, but cannot answer now. */
export function unavailable(): Problem {
  return new Problem('UNAVAILABLE', 'The shop is busy. Please try again in a moment.', { retryAfterSeconds: 1 });
}

function validationProblem(issues: readonly { instancePath: string; message?: string | undefined }[]): Problem {
  const errors = issues.slice(0, mostErrorsTold).map(({ instancePath, message }) => ({
    path: instancePath.replace(/^\//, '').replaceAll('/', '.'),
    message: message ?? 'This value is not valid.',
  }));
  return new Problem('VALIDATION', errors[0]?.message ?? 'Please check what you sent.', { errors });
}

/** Errors that Fastify and its plugins throw before a handler runs, by their status. */
function frameworkProblem(error: unknown): Problem | undefined {
  const status = statusOf(error);
  if (status === 503) return unavailable();
  const [code, message] = (status !== undefined && frameworkProblems.get(status)) || [];
  return code && message ? new Problem(code, message) : undefined;
}

function statusOf(error: unknown): number | undefined {
  // JSON with a forbidden key
  if (error instanceof SyntaxError && 'statusCode' in error) return 400;
  if (!(error instanceof Error) || !('code' in error) || !('statusCode' in error)) return undefined;
  const { statusCode, code }: Partial<FastifyError> = error as FastifyError;
  return code?.startsWith('FST_') ? statusCode : undefined;
}
