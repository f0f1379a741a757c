import { readdir } from 'node:fs/promises';
import fastifyStatic from '@fastify/static';
import type { FastifyInstance } from 'fastify';

/**
 * Serves what makes the shop installable, under fixed names: the service worker and the manifests, which are always
 * revalidated so that no device keeps an old version of the shop, and the icons.
 */
export async function serveInstallable(pages: FastifyInstance, clientFolder: string): Promise<void> {
  await pages.register(fastifyStatic, { root: clientFolder, serve: false });
  for (const file of ['sw.js', 'manifest.webmanifest', 'manifest.bn.webmanifest'])
    pages.get(`/${file}`, (_request, reply) =>
      reply.header('cache-control', 'no-cache').sendFile(file, clientFolder, { cacheControl: false }),
    );
  // One route per icon, so that no other spelling of a path reaches a file.
  const iconFolder = `${clientFolder}/icons`;
  for (const icon of await readdir(iconFolder))
    pages.get(`/icons/${icon}`, (_request, reply) =>
      reply.sendFile(icon, iconFolder, { immutable: false, maxAge: '1 day' }),
    );
}
