import { expect, test } from 'vitest';
import { createLog } from './log.ts';

test('an error that refers to its connection is logged without it', () => {
  const lines: string[] = [];
  const log = createLog({ LOG_LEVEL: 'info', NODE_ENV: 'production' }, { write: (line) => void lines.push(line) });
  const connection = { connectionParameters: { host: 'db.internal' }, secretKey: 42 };
  const cause = Object.assign(new Error('reset by peer'), { code: 'ECONNRESET', client: connection });
  const error = Object.assign(new Error('connection lost', { cause }), { code: '57P01', client: connection });
  log.warn({ err: error }, 'a database connection broke');
  const [line = ''] = lines;
  expect(JSON.parse(line)).toMatchObject({
    msg: 'a database connection broke',
    err: { message: 'connection lost', code: '57P01', cause: { message: 'reset by peer', code: 'ECONNRESET' } },
  });
  expect(line).not.toMatch(/db\.internal|secretKey|"client"/);
});
