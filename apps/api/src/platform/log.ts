import { pino, type Logger } from 'pino';
import type { Config } from './config.ts';

/** The process's log: one JSON object a line, pretty on a developer's terminal. */
export type Log = Logger;

/** Never written, wherever they stand: what proves who somebody is, and how to reach them. */
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
// `code` at the top of an error is its kind, not a secret.
const redactedPaths = [
  ...secretFields.filter((field) => field !== 'code'),
  ...secretFields.flatMap((field) => [`body.${field}`, `data.${field}`, `headers.${field}`, `req.headers.${field}`]),
  'mail.to',
  'err.detail',
  'err.parameters',
];

/** Makes the log. `error`s under `err` are written with their stack. */
export function createLog({ LOG_LEVEL, NODE_ENV }: Pick<Config, 'LOG_LEVEL' | 'NODE_ENV'>): Log {
  const isForEyes = NODE_ENV === 'development' && process.stdout.isTTY;
  return pino({
    level: LOG_LEVEL,
    base: null,
    redact: { paths: redactedPaths, censor: '[redacted]' },
    ...(isForEyes && {
      transport: { target: 'pino-pretty', options: { singleLine: true, translateTime: 'HH:MM:ss' } },
    }),
  });
}
