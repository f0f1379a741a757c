import { once } from 'node:events';
import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { type AddressInfo, createServer } from 'node:net';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { afterAll, expect, test } from 'vitest';
import { freePort } from './free-port.ts';
import { assertPortFree, startServer, stopServer, waitUntilReady } from './server-process.ts';

const folder = mkdtempSync(path.join(tmpdir(), 'haat-server-'));
afterAll(() => rmSync(folder, { recursive: true }));

function script(name: string, code: string) {
  const file = path.join(folder, name);
  writeFileSync(file, code);
  return file;
}

const server = script(
  'server.mjs',
  `import { createServer } from 'node:http';
   const server = createServer((request, response) => response.end('ready'));
   server.listen(Number(process.env.PORT), '127.0.0.1');
   process.on('SIGTERM', () => server.close(() => process.exit(0)));
   process.on('SIGTERM', () => server.closeIdleConnections());`,
);

test('a port in use is reported in one line that says what to do', async () => {
  const other = createServer().listen(0, '127.0.0.1');
  await once(other, 'listening');
  const { port } = other.address() as AddressInfo;

  await expect(assertPortFree({ port, host: '127.0.0.1' })).rejects.toThrow(
    `Port ${port} is in use. Stop what uses it, or choose another: PORT=${port + 1}.`,
  );
  other.close();
  await once(other, 'close');
  await expect(assertPortFree({ port, host: '127.0.0.1' })).resolves.toBeUndefined();
});

test('waits until a server is ready, and stops it when asked to', async () => {
  const port = await freePort();
  const child = startServer({ args: [server], env: { PORT: String(port) } });
  await waitUntilReady({ child, address: `http://127.0.0.1:${port}` });

  await stopServer(child);
  expect(child.exitCode).toBe(0);
});

test('a server that exits before it is ready is an error', async () => {
  const child = startServer({ args: [script('broken.mjs', 'process.exit(3)')], env: {} });

  await expect(waitUntilReady({ child, address: 'http://127.0.0.1:1' })).rejects.toThrow(
    /exited while it was starting/,
  );
});

test('a server whose launcher has exited stops by itself', async () => {
  const port = await freePort();
  const child = startServer({ args: [server], env: { PORT: String(port) } });
  await waitUntilReady({ child, address: `http://127.0.0.1:${port}` });

  // As if the launcher had been killed.
  child.disconnect();
  await once(child, 'exit');
  expect(child.exitCode).toBe(0);
});
