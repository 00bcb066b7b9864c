import type { FastifyInstance } from 'fastify';
import type pg from 'pg';

/** `/livez`: the process answers. `/readyz`: it can serve, that is, reach its database. */
export function registerHealth(app: FastifyInstance, pool: pg.Pool): void {
  app.get('/livez', async (_request, reply) => reply.header('cache-control', 'no-store').send({ status: 'ok' }));
  app.get('/readyz', async (_request, reply) => {
    reply.header('cache-control', 'no-store');
    try {
      await pool.query('select 1');
      return { status: 'ok' };
    } catch {
      return reply.code(503).header('retry-after', 2).send({ status: 'unavailable', reason: 'database' });
    }
  });
}
