import fastifyStatic from '@fastify/static';
import type { FastifyInstance } from 'fastify';

/**
 * Serves what installs the shop on a device, under names that stay: the service worker and the manifests, asked for anew
 * each time so that no device holds on to an old shop, and the icons.
 */
export async function serveInstallable(pages: FastifyInstance, clientFolder: string): Promise<void> {
  await pages.register(fastifyStatic, { root: clientFolder, serve: false });
  for (const file of ['sw.js', 'manifest.webmanifest', 'manifest.bn.webmanifest'])
    pages.get(`/${file}`, (_request, reply) =>
      reply.header('cache-control', 'no-cache').sendFile(file, clientFolder, { cacheControl: false }),
    );
  pages.get<{ Params: { icon: string } }>('/icons/:icon', (request, reply) =>
    reply.sendFile(request.params.icon, `${clientFolder}/icons`, { immutable: false, maxAge: '1 day' }),
  );
}
