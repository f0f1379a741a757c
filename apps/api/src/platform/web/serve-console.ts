import { readFile } from 'node:fs/promises';
import path from 'node:path';
import { consolePath } from '@haat/contracts/pages';
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import type { Config } from '../config.ts';
import { findUpwards } from '../find-upwards.ts';
import { serveBuiltFiles } from './built-files.ts';
import { pageHeaders } from './page-headers.ts';

/** What the console's document may load: our own files only, and no inline styles or scripts. */
const policy = [
  "default-src 'none'",
  "script-src 'self'",
  "style-src 'self'",
  "img-src 'self'",
  "font-src 'self'",
  "connect-src 'self'",
  "base-uri 'none'",
  "form-action 'none'",
  "frame-ancestors 'none'",
].join('; ');

/**
 * Serves the operator's console: its built files, cacheable for ever because their names change with their content,
 * and its single document for every other address below `/admin`. Without a build, nothing is served there.
 */
export async function serveConsole(app: FastifyInstance, config: Config): Promise<void> {
  const folder = findUpwards('apps/console');
  if (folder === undefined) return;
  if (config.WEB_DEV) return serveSources(app, folder);
  const built = path.join(folder, 'dist');
  const html = await readFile(path.join(built, 'index.html'), 'utf8').catch(() => undefined);
  if (html === undefined) return;
  await serveBuiltFiles(app, { folder: path.join(built, 'assets'), prefix: `${consolePath}/assets` });
  const headers = await documentHeaders(config);
  const answer = (request: FastifyRequest, reply: FastifyReply) => {
    // A missing file must not be answered with the document.
    if (request.url.startsWith(`${consolePath}/assets`)) return reply.callNotFound();
    return reply.headers(headers).send(html);
  };
  app.get(consolePath, answer);
  app.get(`${consolePath}/*`, answer);
}

async function documentHeaders(config: Config): Promise<Record<string, string>> {
  const ofPages = await pageHeaders(config, []);
  return {
    ...ofPages,
    'content-type': 'text/html; charset=utf-8',
    'content-security-policy': policy,
    // Addresses contain order numbers and must not leak in referrers.
    'referrer-policy': 'same-origin',
    'cache-control': 'no-store',
    'x-robots-tag': 'noindex, nofollow',
  };
}

/** The console from its sources, through Vite on this server, so that changes show at once. */
async function serveSources(app: FastifyInstance, root: string): Promise<void> {
  const { createServer } = await import('vite');
  const vite = await createServer({
    root,
    appType: 'spa',
    server: { middlewareMode: true, hmr: { server: app.server } },
  });
  app.addHook('onClose', () => vite.close());
  app.addHook('onRequest', (request, reply, done) => {
    if (request.url !== consolePath && !request.url.startsWith(`${consolePath}/`)) return done();
    reply.raw.setHeader('cache-control', 'no-store');
    return vite.middlewares(request.raw, reply.raw, done);
  });
}
