import { fakeApi, fakeClock } from '../testing/index.ts';
import { marketplace } from './clients.ts';
import { earlyData } from './early.ts';
import { keepTokens } from './tokens.ts';

const clock = fakeClock();
const api = fakeApi();
const answer = (status: number, data: unknown = {}) => Promise.resolve({ status, data, headers: {} });
const serve = () => {
  const calls = jest.fn(() => api.json('asked') as never);
  api.get('/tex-suite/cart', calls);
  return calls;
};
const read = async () => (await marketplace.get('/tex-suite/cart')).data;

beforeEach(() => keepTokens({ accessToken: 'old', refreshToken: 'kept' }));

describe('what the document has received', () => {
  it('is data only after a 200', async () => {
    const early = earlyData({ '/a': answer(200, 'a'), '/b': answer(403), '/c': Promise.resolve(undefined) }, 'old');
    expect(await Promise.all(Object.values(early))).toEqual(['a', undefined, undefined]);
  });

  it('counts as the response of the next request if it is a refusal, once', async () => {
    const calls = serve();
    await earlyData({ '/tex-suite/cart': answer(403, { message: 'Not you.' }) }, 'old')['/tex-suite/cart'];
    await expect(read()).rejects.toMatchObject({ response: { status: 403, data: { message: 'Not you.' } } });
    expect(calls).not.toHaveBeenCalled();
    expect(await read()).toBe('asked');
  });

  it('refreshes an expired token, and asks with the new one [SESSION-07]', async () => {
    const calls = serve();
    api.post('/auth/refresh', () => api.json({ accessToken: 'new' }));
    await earlyData({ '/tex-suite/cart': answer(401) }, 'old')['/tex-suite/cart'];
    expect(await read()).toBe('asked');
    expect(calls).toHaveBeenCalledTimes(1);
  });

  it('is forgotten after 10 s, because the API may allow it by then', async () => {
    serve();
    await earlyData({ '/tex-suite/cart': answer(403) }, 'old')['/tex-suite/cart'];
    await clock.pass(10_000);
    expect(await read()).toBe('asked');
  });

  it('means nothing to another user', async () => {
    serve();
    await earlyData({ '/tex-suite/cart': answer(403) }, 'old')['/tex-suite/cart'];
    keepTokens({ accessToken: 'another' });
    expect(await read()).toBe('asked');
  });
});
