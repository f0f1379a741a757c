import { openTestServer } from './test-server.ts';

/** For vitest run by hand: the database that `pnpm test` would have started. */
export async function setup(): Promise<(() => Promise<void>) | undefined> {
  if (process.env['TEST_TEMPLATE_DATABASE']) return undefined;
  const server = await openTestServer();
  Object.assign(process.env, server.env);
  return server.close;
}
