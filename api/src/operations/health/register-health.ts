import type { FastifyInstance } from 'fastify';
import type pg from 'pg';

declare module 'fastify' {
  interface FastifyInstance {
    /** From now on `/readyz` says no, so that balancers send new requests elsewhere, and no more jobs are taken. Requests are still answered. */
    retire: () => void;
  }
}

/** `/livez`: the process answers. `/readyz`: it can serve, that is, reach its database, and will go on doing so. */
export function registerHealth(app: FastifyInstance, pool: pg.Pool, onRetire: () => void): void {
  let retiring = false;
  app.decorate('retire', () => {
    retiring = true;
    onRetire();
  });
  app.get('/livez', async (_request, reply) => reply.header('cache-control', 'no-store').send({ status: 'ok' }));
  app.get('/readyz', async (_request, reply) => {
    const reason = retiring ? 'stopping' : await databaseTrouble(pool);
    reply.header('cache-control', 'no-store');
    if (reason === undefined) return { status: 'ok' };
    return reply.code(503).header('retry-after', 2).send({ status: 'unavailable', reason });
  });
}

const databaseTrouble = (pool: pg.Pool) =>
  pool.query('select 1').then(
    () => undefined,
    () => 'database',
  );
