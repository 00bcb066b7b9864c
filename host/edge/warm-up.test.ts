import type { FastifyInstance } from 'fastify';
import { warmUp } from './warm-up.ts';

const inBrowser = { statusCode: 200, body: '<div id="root"></div>' };
const rendered = { statusCode: 200, body: '<div id="root" data-rendered><p>Modules</p></div>' };

const attemptsWith = async (...answers: { statusCode: number; body: string }[]) => {
  const inject = jest.fn(() => Promise.resolve(answers.shift() ?? inBrowser));
  await warmUp({ inject } as Partial<FastifyInstance> as FastifyInstance);
  expect(inject).toHaveBeenCalledWith({ method: 'GET', url: '/marketplace/' });
  return inject.mock.calls.length;
};

it.each([
  ['until the first page is rendered', [inBrowser, inBrowser, rendered, rendered], 3],
  ['once while nothing is released', [{ statusCode: 503, body: '' }], 1],
  ['a few times if it can’t be rendered', [], 4],
])('asks %s', async (_case, answers, attempts) => {
  expect(await attemptsWith(...answers)).toBe(attempts);
});
