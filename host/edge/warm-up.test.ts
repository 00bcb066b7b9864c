import Fastify from 'fastify';
import { warmUp } from './warm-up.ts';

const inBrowser = { status: 200, body: '<div id="root"></div>' };
const rendered = { status: 200, body: '<div id="root" data-rendered><p>Modules</p></div>' };

/** How often an edge with these answers, in turn, is asked. */
const attemptsWith = async (...answers: { status: number; body: string }[]) => {
  const edge = Fastify();
  let attempts = 0;
  edge.get('/marketplace/', (_request, reply) => {
    const { status, body } = answers[attempts] ?? inBrowser;
    attempts += 1;
    return reply.code(status).type('text/html').send(body);
  });
  await warmUp(edge);
  return attempts;
};

it.each([
  ['until the first page is rendered', [inBrowser, inBrowser, rendered, rendered], 3],
  ['once while nothing is released', [{ status: 503, body: '' }], 1],
  ['a few times if it can’t be rendered', [], 4],
])('asks %s', async (_case, answers, attempts) => {
  expect(await attemptsWith(...answers)).toBe(attempts);
});
