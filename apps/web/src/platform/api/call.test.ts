import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import { afterAll, beforeAll, expect, test, vi } from 'vitest';
import { call } from './call.ts';

/** Body of the server's next response, which always has status 200. */
let answer: object = {};
const server = createServer((_request, response) => {
  response.setHeader('content-type', 'application/json').end(JSON.stringify(answer));
});

beforeAll(async () => {
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  const { port } = server.address() as AddressInfo;
  vi.stubGlobal('location', { origin: `http://127.0.0.1:${port}` });
  vi.spyOn(console, 'warn').mockReturnValue();
});

afterAll(() => {
  server.close();
  vi.unstubAllGlobals();
  vi.restoreAllMocks();
});

test('`success: false` in a response with status 200 is a failure', async () => {
  answer = { success: false, message: 'No.', errors: [{ path: 'email', message: 'Which one?' }] };
  const result = await call('forgetPassword', { body: { email: 'rokeya@example.com' } });
  expect(result).toMatchObject({ ok: false, problem: { status: 200, message: 'No.', errors: [{ path: 'email' }] } });
});

test('`success: true` is a success', async () => {
  answer = { success: true, data: [] };
  expect(await call('days', {})).toMatchObject({ ok: true, body: answer });
});
