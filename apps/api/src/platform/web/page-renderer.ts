import { readFile } from 'node:fs/promises';
import path from 'node:path';
import { pathToFileURL } from 'node:url';
import type { RenderInput, RenderOutput } from '@haat/contracts/page-renderer';
import type { FastifyInstance } from 'fastify';
import type { Reason } from '../cache/response-cache.ts';
import { createPageCall, type PageCall, type ReadPageData } from './page-call.ts';
import { RenderPool } from './render-pool.ts';
import type { RenderedPage } from './render-worker.ts';
import { webFolder } from './web-folder.ts';

/** What the web app's server entry exports (apps/web/src/entry-server.tsx). */
export interface PageRenderer {
  render(input: RenderInput<PageCall, { manifest: unknown }>): Promise<RenderOutput>;
}

/** What the server needs to know about pages without rendering one (apps/web/src/entry-addresses.ts). */
interface PageAddresses {
  /** The inline scripts of the documents. */
  inlineScripts: readonly string[];
  /** A URL reduced to the parameters that some page reads, in a fixed order. */
  canonicalUrl: (url: string) => string;
}

/** A page to render. */
export type RenderOptions = Pick<RenderInput<never, never>, 'url' | 'origin' | 'savesData' | 'isForDevelopers'>;

/** The web app. */
export interface WebApp {
  /** Built files, served unchanged; undefined in development. */
  clientFolder: string | undefined;
  addresses: PageAddresses;
  /** Renders a page with the data that it reads. Throws UNAVAILABLE if there is too much to render. */
  render(page: RenderOptions, given: { readData: ReadPageData; reason: Reason }): Promise<RenderedPage>;
  /** Converts a brotli page to gzip; undefined if no thread has time for it. */
  gzip(brotli: Uint8Array): Promise<Uint8Array> | undefined;
  /** Makes the first page as fast as later ones. */
  warmUp(): void;
  close(): Promise<void>;
}

/** The built web app; undefined if it was not built, as in tests of the API alone. */
export async function openBuiltWeb(): Promise<WebApp | undefined> {
  const folder = webFolder();
  if (!folder) return undefined;
  const clientFolder = path.join(folder, 'dist/client');
  const manifestText = await readFile(path.join(clientFolder, '.vite/manifest.json'), 'utf8').catch(() => undefined);
  if (manifestText === undefined) return undefined;
  const urlOf = (file: string) => pathToFileURL(path.join(folder, 'dist/server', file)).href;
  const pool = new RenderPool({ entry: urlOf('entry-server.js'), manifest: JSON.parse(manifestText) });
  return {
    clientFolder,
    addresses: (await import(/* @vite-ignore */ urlOf('entry-addresses.js'))) as PageAddresses,
    render: (page, given) => pool.render({ page, ...given }),
    gzip: (brotli) => pool.gzip(brotli),
    warmUp: () => pool.start(),
    close: () => pool.close(),
  };
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
  app.addHook('onRequest', (request, reply, done) => {
    if (/^\/(admin|api|media|uploads|livez|readyz|dev\/mail)/.test(request.url)) return done();
    reply.raw.setHeader('cache-control', 'no-store');
    return vite.middlewares(request.raw, reply.raw, done);
  });
  const { canonicalUrl } = (await vite.ssrLoadModule('/src/entry-addresses.ts')) as PageAddresses;
  return {
    clientFolder: undefined,
    // Vite adds its own scripts to the documents, so the policy cannot list ours.
    addresses: { canonicalUrl, inlineScripts: [] },
    async render(page, { readData }) {
      const renderer = (await vite.ssrLoadModule('/src/entry-server.tsx')) as PageRenderer;
      const call = createPageCall(readData);
      const { status, headers, parts } = await renderer.render({ ...page, call, assets: { manifest: null } });
      return { status, headers, body: Buffer.concat(parts).toString() };
    },
    gzip: () => undefined,
    warmUp: () => {},
    close: () => vite.close(),
  };
}
