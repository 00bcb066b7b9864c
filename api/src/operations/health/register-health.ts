import type { FastifyInstance } from 'fastify';
import type pg from 'pg';
import type { ApiConfig } from '../../config.ts';
import { watchDisk } from './disk-trouble.ts';

declare module 'fastify' {
  interface FastifyInstance {
    /** Makes `/readyz` fail, so that balancers send new requests elsewhere, and takes no more jobs. Requests still get responses. */
    retire: () => void;
  }
}

interface Options {
  pool: pg.Pool;
  config: Pick<ApiConfig, 'dataDir' | 'databaseUrl' | 'uploadStore'>;
  onRetire: () => void;
}

/**
 * `/livez`: the process responds. `/readyz`: it can reach its database, has space on its disk and is not shutting down.
 * A full disk of a database that all replicas share is only reported: they still serve pages, and no other could do more.
 */
export function registerHealth(app: FastifyInstance, { pool, config, onRetire }: Options): void {
  let retiring = false;
  const disk = watchDisk(app, config);
  app.decorate('retire', () => {
    retiring = true;
    onRetire();
  });
  const reasonNow = async () => {
    if (retiring) return 'stopping';
    return (await databaseTrouble(pool)) ?? ((await disk.own()) ? 'the disk is full' : undefined);
  };
  app.get('/livez', async (_request, reply) => reply.header('cache-control', 'no-store').send({ status: 'ok' }));
  app.get('/readyz', async (_request, reply) => {
    const reason = await reasonNow();
    reply.header('cache-control', 'no-store');
    if (reason === undefined)
      return disk.lately() ? { status: 'degraded', reason: 'the disk is full' } : { status: 'ok' };
    return reply.code(503).header('retry-after', 2).send({ status: 'unavailable', reason });
  });
}

const databaseTrouble = (pool: pg.Pool) =>
  pool.query('select 1').then(
    () => undefined,
    () => 'database',
  );
