import type { FastifyInstance } from 'fastify';
import type { Pool } from '@haat/db';

/** `/livez`: the process is running. `/readyz`: it can serve shoppers; 503 while the database is unreachable. */
export function serveHealth(app: FastifyInstance, { pool }: { pool: Pool }): void {
  app.get('/livez', async (_request, reply) => reply.header('cache-control', 'no-store').send({ status: 'alive' }));
  app.get('/readyz', async (_request, reply) => {
    reply.header('cache-control', 'no-store');
    await pool.query('SELECT 1');
    return { status: 'ready' };
  });
}
