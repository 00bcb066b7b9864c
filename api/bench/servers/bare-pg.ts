import { readFileSync } from 'node:fs';
import Fastify from 'fastify';
import pg from 'pg';
import type { Recorded } from '../kit/recorded.ts';

/** A Fastify that only runs the statements that the API ran for a request, and sends the API's response. */
const [databaseUrl = '', file = ''] = process.argv.slice(2);
const pool = new pg.Pool({ connectionString: databaseUrl, max: 20 });
const app = Fastify();
for (const { method, path, statements, body } of JSON.parse(readFileSync(file, 'utf8')) as Recorded[]) {
  app.route({
    method,
    url: path.split('?')[0] ?? path,
    handler: async (_request, reply) => {
      const client = await pool.connect();
      try {
        for (const statement of statements) await client.query(statement);
      } finally {
        client.release();
      }
      return reply.type('application/json; charset=utf-8').send(body);
    },
  });
}
process.once('SIGTERM', () => void app.close().then(() => process.exit(0)));
process.stdout.write(`${await app.listen({ host: '127.0.0.1', port: 0 })}\n`);
