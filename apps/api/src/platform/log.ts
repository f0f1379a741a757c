import { pino, type DestinationStream, type Logger, type LoggerOptions } from 'pino';
import type { Config } from './config.ts';

/** The process's log: one JSON object per line, pretty-printed on a developer's terminal. */
export type Log = Logger;

/** Never logged: credentials and contact data. */
const secretFields = [
  'authorization',
  'cookie',
  'password',
  'new_password',
  'confirm_password',
  'current_password',
  'passwordHash',
  'password_hash',
  'code',
  'token',
  'phone',
  'email',
  'address',
  'recipient',
];
// The top-level `code` of an error is its kind, not a secret.
const redactedPaths = [
  ...secretFields.filter((field) => field !== 'code'),
  ...secretFields.flatMap((field) => [`body.${field}`, `data.${field}`, `headers.${field}`, `*.headers.${field}`]),
  'mail.to',
];

/**
 * Selects the logged fields of an error: a database driver attaches its connection, including the password, to some
 * of its errors.
 */
function describeError(error: unknown): unknown {
  if (!(error instanceof Error)) return error;
  const { name, message, stack, cause } = error;
  const code = 'code' in error ? error.code : undefined;
  return { type: name, message, code, stack, ...(cause !== undefined && { cause: describeError(cause) }) };
}

/** Creates the log. Of an error under `err`, only name, message, code, stack and cause are logged. */
export function createLog(
  { LOG_LEVEL, NODE_ENV }: Pick<Config, 'LOG_LEVEL' | 'NODE_ENV'>,
  destination?: DestinationStream,
): Log {
  const isForEyes = NODE_ENV === 'development' && process.stdout.isTTY;
  const options: LoggerOptions = {
    level: LOG_LEVEL,
    base: null,
    serializers: { err: describeError },
    redact: { paths: redactedPaths, censor: '[redacted]' },
    ...(isForEyes && {
      transport: { target: 'pino-pretty', options: { singleLine: true, translateTime: 'HH:MM:ss' } },
    }),
  };
  return destination ? pino(options, destination) : pino(options);
}
