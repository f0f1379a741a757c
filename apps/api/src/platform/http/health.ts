import type { FastifyInstance } from 'fastify';
import type { Pool } from '@haat/db';

/** `/livez`: the process runs. `/readyz`: it can answer shoppers, 503 while the database cannot be reached. */
export function serveHealth(app: FastifyInstance, { pool }: { pool: Pool }): void {
  app.get('/livez', async (_request, reply) => reply.header('cache-control', 'no-store').send({ status: 'alive' }));
  app.get('/readyz', async (_request, reply) => {
    reply.header('cache-control', 'no-store');
    await pool.query('SELECT 1');
    return { status: 'ready' };
  });
}
