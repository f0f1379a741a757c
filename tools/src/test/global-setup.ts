import { buildMissingApps } from './build-missing-apps.ts';
import { openTestServer } from './test-server.ts';

/** For vitest run directly: provides the apps and the database that `pnpm test` would have prepared. */
export async function setup(): Promise<(() => Promise<void>) | undefined> {
  buildMissingApps();
  if (process.env['TEST_TEMPLATE_DATABASE']) return undefined;
  const server = await openTestServer();
  Object.assign(process.env, server.env);
  return server.close;
}
