import type { FastifyInstance } from 'fastify';
import type { Db } from '@haat/db';

/** `/livez`: the process is running. `/readyz`: it can serve shoppers; 503 while the database is unreachable. */
export function serveHealth(app: FastifyInstance, { db }: { db: Db }): void {
  app.get('/livez', async (_request, reply) => reply.header('cache-control', 'no-store').send({ status: 'alive' }));
  app.get('/readyz', async (_request, reply) => {
    reply.header('cache-control', 'no-store');
    await db.$executeRaw`SELECT 1`;
    return { status: 'ready' };
  });
}
