import { Acknowledgement } from '@marketplace/shared/contracts';
import { expectContract } from '../../../test/expect-contract.ts';
import { openTestApi, type TestApi } from '../../../test/test-api.ts';

let api: TestApi;
beforeAll(async () => (api = await openTestApi({ publicPostsPerMinute: 100 })));
afterAll(() => api.close());

const at = new Date(0).toISOString();
const error = {
  id: 'E-1',
  message: 'Boom',
  stack: 'at x',
  place: 'mfe-cart/cart-badge',
  url: '/marketplace/',
  at,
  app: 'mfe-cart',
};
const vital = { kind: 'web-vital', name: 'LCP', value: 1234.5, url: '/marketplace/', at };
const send = (path: string, payload: object) => api.call({ method: 'POST', path: `/tex-suite/${path}`, payload });

describe('browser reports', () => {
  it.each([
    ['error-report', 'CALL-53', error],
    ['performance-report', 'CALL-54', vital],
  ])('%s accepts and stores a batch [%s]', async (path, _row, report) => {
    const answer = await send(path, { set: 'set-1', reports: [report, report] });
    expect(answer.statusCode).toBe(202);
    expectContract(Acknowledgement, answer.json());
    const { rows } = await api.database.pool.query('select * from reports where kind = $1', [path.split('-')[0]]);
    expect(rows[0]).toMatchObject({ entries: 2, data: { set: 'set-1', reports: [report, report] } });
  });

  it.each([
    ['no reports', { set: 's', reports: [] }],
    ['51 reports', { set: 's', reports: Array(51).fill(error) }],
    ['an unknown field', { set: 's', reports: [{ ...error, cookies: 'x' }] }],
    ['an unknown field beside', { set: 's', reports: [error], token: 'x' }],
    ['a long stack', { set: 's', reports: [{ ...error, stack: 'x'.repeat(8_001) }] }],
    ['a bad moment', { set: 's', reports: [{ ...error, at: 'now' }] }],
  ])('are refused with %s', async (_name, payload) => {
    expect((await send('error-report', payload)).statusCode).toBe(400);
  });

  it('are refused above half a megabyte', async () => {
    expect((await send('error-report', { set: 'x'.repeat(600_000), reports: [error] })).statusCode).toBe(413);
  });

  it('are rate limited by address', async () => {
    const calls = Array.from({ length: 101 }, () => send('performance-report', { set: 's', reports: [vital] }));
    expect((await Promise.all(calls)).some((answer) => answer.statusCode === 429)).toBe(true);
  });
});
