import type { ReleaseStore } from '@marketplace/tooling/release';
import { rendererFromEnvironment } from './renderer-from-environment.ts';

const store = {} as Partial<ReleaseStore> as ReleaseStore;

it('renders, except with 0 processes', async () => {
  expect(rendererFromEnvironment({ RENDER_PROCESSES: '0' }, store)).toBeUndefined();
  const renderer = rendererFromEnvironment({}, store);
  expect(renderer).toMatchObject({ render: expect.any(Function) });
  await renderer?.close();
});

it.each(['many', '-1', '1.5', '100'])('refuses %j with a sentence', (RENDER_PROCESSES) => {
  expect(() => rendererFromEnvironment({ RENDER_PROCESSES }, store)).toThrow(
    `RENDER_PROCESSES must be a number from 0 to 99, but is "${RENDER_PROCESSES}".`,
  );
});

it('refuses a deadline that nobody would wait for', () => {
  expect(() => rendererFromEnvironment({ RENDER_DEADLINE: '60001' }, store)).toThrow(
    'RENDER_DEADLINE must be a number from 0 to 60000, but is "60001".',
  );
});
