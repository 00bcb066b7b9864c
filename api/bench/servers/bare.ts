import { readFileSync } from 'node:fs';
import Fastify from 'fastify';

/** A Fastify that only sends an already compressed file for each `path=file` it is given. */
const app = Fastify();
for (const pair of process.argv.slice(2)) {
  const [path = '', file = ''] = pair.split('=');
  const body = readFileSync(file);
  app.get(path, (_request, reply) =>
    reply.header('content-encoding', 'br').type('application/json; charset=utf-8').send(body),
  );
}
process.once('SIGTERM', () => void app.close().then(() => process.exit(0)));
process.stdout.write(`${await app.listen({ host: '127.0.0.1', port: 0 })}\n`);
