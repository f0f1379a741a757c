import { expect, test } from 'vitest';
import { Problem } from './problem.ts';
import { toProblem } from './to-problem.ts';

function failure(given: object) {
  return Object.assign(new Error('x'), given);
}

test.each([
  [{ code: '57P01' }, 503, 'UNAVAILABLE'],
  [{ code: '57014' }, 503, 'UNAVAILABLE'],
  [{ code: '55P03' }, 503, 'UNAVAILABLE'],
  [{ code: '53300' }, 503, 'UNAVAILABLE'],
  [{ code: '53100' }, 503, 'UNAVAILABLE'],
  [{ code: '28P01' }, 503, 'UNAVAILABLE'],
  [{ code: '3D000' }, 503, 'UNAVAILABLE'],
  [{ name: 'PrismaClientInitializationError', code: 'P1000' }, 503, 'UNAVAILABLE'],
  [{ code: '08006' }, 503, 'UNAVAILABLE'],
  [{ code: 'ECONNREFUSED', syscall: 'connect' }, 503, 'UNAVAILABLE'],
  [{ message: 'timeout exceeded when trying to connect' }, 503, 'UNAVAILABLE'],
  [{ message: 'Connection terminated unexpectedly' }, 503, 'UNAVAILABLE'],
  [{ message: 'Query read timeout' }, 503, 'UNAVAILABLE'],
  [{ name: 'PrismaClientKnownRequestError', code: 'P2024' }, 503, 'UNAVAILABLE'],
  [{ name: 'PrismaClientKnownRequestError', code: 'P2028' }, 503, 'UNAVAILABLE'],
  [{ cause: { originalCode: '40P01' } }, 503, 'UNAVAILABLE'],
  [{ code: 'FST_UNDER_PRESSURE', statusCode: 503 }, 503, 'UNAVAILABLE'],
  [{ code: 'FST_ERR_CTP_BODY_TOO_LARGE', statusCode: 413 }, 413, 'TOO_LARGE'],
  [{ code: 'FST_REQ_FILE_TOO_LARGE', statusCode: 413 }, 413, 'TOO_LARGE'],
  [{ code: 'FST_ERR_CTP_INVALID_MEDIA_TYPE', statusCode: 415 }, 415, 'UNSUPPORTED_MEDIA_TYPE'],
  [{ code: 'FST_ERR_BAD_URL', statusCode: 400 }, 400, 'BAD_REQUEST'],
  [{ code: 'FST_ERR_NOT_FOUND', statusCode: 404 }, 404, 'NOT_FOUND'],
  [{ code: '22012' }, 500, 'INTERNAL'],
  [{ code: '23505' }, 500, 'INTERNAL'],
  [{ code: '23503', constraint: 'orders_user_id_fkey' }, 401, 'UNAUTHORIZED'],
  [{ code: '23503', constraint: 'orders_coupon_id_fkey' }, 500, 'INTERNAL'],
  [{ name: 'PrismaClientKnownRequestError', code: 'P2002' }, 500, 'INTERNAL'],
  [{ code: 'ECONNREFUSED' }, 500, 'INTERNAL'],
  [{ statusCode: 404 }, 404, 'NOT_FOUND'],
  [{ code: 'ECONNRESET', statusCode: 400, message: 'aborted' }, 400, 'BAD_REQUEST'],
  [{ name: 'PreconditionFailedError', statusCode: 412 }, 412, 'PRECONDITION_FAILED'],
  [{ name: 'RangeNotSatisfiableError', statusCode: 416 }, 416, 'RANGE_NOT_SATISFIABLE'],
  [{ statusCode: 417 }, 417, 'BAD_REQUEST'],
  [{ statusCode: 502 }, 500, 'INTERNAL'],
  [{ statusCode: '404' }, 500, 'INTERNAL'],
  [{}, 500, 'INTERNAL'],
])('an error like %j is told as %i %s', (given, status, code) => {
  const problem = toProblem(failure(given));
  expect([problem.status, problem.code]).toEqual([status, code]);
});

test('a problem stays as it is, and thrown values that are no errors are internal', () => {
  const problem = new Problem('OUT_OF_STOCK', 'Gone.', { data: { available: 0 } });
  expect(toProblem(problem)).toBe(problem);
  expect(toProblem('a string').code).toBe('INTERNAL');
  expect(toProblem(undefined).code).toBe('INTERNAL');
});

test('UNAVAILABLE says when to retry; an unknown error reveals nothing', () => {
  expect(toProblem(failure({ code: '57P01' })).details.retryAfterSeconds).toBe(1);
  expect(toProblem(new Error('secret table')).message).not.toContain('secret');
});
