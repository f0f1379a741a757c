import { readFile } from 'node:fs/promises';
import path from 'node:path';
import { pathToFileURL } from 'node:url';
import type { RenderInput, RenderOutput } from '@haat/contracts/page-renderer';
import type { FastifyInstance } from 'fastify';
import type { PageCall } from './page-call.ts';
import { webFolder } from './web-folder.ts';

/** What the web app's server entry exports (apps/web/src/entry-server.tsx). */
interface PageRenderer {
  /** The inline scripts of the documents. */
  inlineScripts: readonly string[];
  /** A URL with only the parameters that some page reads, in a fixed order. */
  canonicalUrl(url: string): string;
  render(input: RenderInput<PageCall, { manifest: unknown }>): Promise<RenderOutput>;
}

/** The current renderer and the files to which its pages may refer. */
export interface WebApp {
  /** Built files, served unchanged; none in development. */
  clientFolder: string | undefined;
  load(): Promise<{ renderer: PageRenderer; manifest: unknown }>;
}

/** The built web app; undefined when it was not built, as in tests of the API alone. */
export async function openBuiltWeb(): Promise<WebApp | undefined> {
  const folder = webFolder();
  if (!folder) return undefined;
  const clientFolder = path.join(folder, 'dist/client');
  const entry = path.join(folder, 'dist/server/entry-server.js');
  const manifest = await readFile(path.join(clientFolder, '.vite/manifest.json'), 'utf8').catch(() => undefined);
  if (manifest === undefined) return undefined;
  const loaded = {
    renderer: (await import(/* @vite-ignore */ pathToFileURL(entry).href)) as PageRenderer,
    manifest: JSON.parse(manifest) as unknown,
  };
  return { clientFolder, load: async () => loaded };
}

/** The web app from its sources, through Vite on this server, so that changes show at once. */
export async function openWebSources(app: FastifyInstance): Promise<WebApp> {
  const { createServer } = await import('vite');
  const root = webFolder();
  if (!root) throw new Error('WEB_DEV needs the sources in apps/web.');
  const vite = await createServer({
    root,
    appType: 'custom',
    server: { middlewareMode: true, hmr: { server: app.server } },
  });
  app.addHook('onClose', () => vite.close());
  app.addHook('onRequest', (request, reply, done) => {
    if (/^\/(api|media|uploads|livez|readyz|dev\/mail)/.test(request.url)) return done();
    reply.raw.setHeader('cache-control', 'no-store');
    return vite.middlewares(request.raw, reply.raw, done);
  });
  return {
    clientFolder: undefined,
    load: async () => ({
      renderer: (await vite.ssrLoadModule('/src/entry-server.tsx')) as PageRenderer,
      manifest: null,
    }),
  };
}
