import type { FastifyInstance, FastifyRequest } from 'fastify';
import { loggable } from './loggable-error.ts';

type Work = () => Promise<void>;

/**
 * For work that must not delay or affect a response: it starts once the response is sent. A server that closes
 * finishes it first.
 */
export function afterAnswers(app: FastifyInstance): (request: FastifyRequest, work: Work) => void {
  const waiting = new WeakMap<FastifyRequest, Work>();
  const running = new Set<Promise<void>>();
  app.addHook('onResponse', (request, _reply, done) => {
    const work = waiting.get(request);
    if (work) {
      const run: Promise<void> = work()
        .catch((error: unknown) => request.log.error({ err: loggable(error) }, 'work after an answer failed'))
        .finally(() => running.delete(run));
      running.add(run);
    }
    done();
  });
  app.addHook('onClose', async () => {
    await Promise.all(running);
  });
  return (request, work) => void waiting.set(request, work);
}
