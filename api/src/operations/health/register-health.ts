import type { FastifyInstance } from 'fastify';
import type pg from 'pg';

declare module 'fastify' {
  interface FastifyInstance {
    /** Makes `/readyz` fail, so that balancers send new requests elsewhere, and takes no more jobs. Requests still get responses. */
    retire: () => void;
  }
}

/** `/livez`: the process responds. `/readyz`: it can reach its database and is not shutting down. */
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
