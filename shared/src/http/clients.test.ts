import { http } from 'msw';
import { fakeApi, fakeClock } from '../testing/index.ts';
import { ORGANIZATION_API } from '../testing/fake-api.ts';
import { marketplace, organization } from './clients.ts';
import { keepTokens } from './tokens.ts';

const onSessionLost = jest.fn();
const onSlowCall = jest.fn();
const api = fakeApi({ onSessionLost, onSlowCall });

beforeEach(() => jest.clearAllMocks());

const signedIn = () => keepTokens({ accessToken: 'old', refreshToken: 'refresh-1' });
const bearerOf = (request: Request) => request.headers.get('Authorization');

/** Refuses every token but `good`, and counts requests. */
const protect = (path: string, good: string) => {
  const tokens: (string | null)[] = [];
  api.get(path, ({ request }) => {
    tokens.push(bearerOf(request));
    return bearerOf(request) === `Bearer ${good}` ? api.json({ fine: true }) : api.json({ message: 'no' }, 401);
  });
  return tokens;
};

/** Responds to refreshes and records their bodies. */
const refreshWith = (answer: () => Response) => {
  const bodies: unknown[] = [];
  api.post('/auth/refresh', async ({ request }) => {
    bodies.push(await request.json());
    return answer() as never;
  });
  return bodies;
};

describe('both clients', () => {
  it.each([
    ['marketplace', marketplace, 'http://localhost/api/marketplace/where'],
    ['organization', organization, `${ORGANIZATION_API}/where`],
  ])('the %s base gets the bearer token and cookies [CALL-01, CALL-02]', async (_name, client, url) => {
    const seen: Request[] = [];
    api.use(http.get(url, ({ request }) => (seen.push(request), api.json({}))));
    await client.get('/where');
    signedIn();
    await client.get('/where');
    expect(seen.map(bearerOf)).toEqual([null, 'Bearer old']);
    expect(seen[1]?.credentials).toBe('include');
  });

  it('send at most six requests at once [CONST-05]', async () => {
    let running = 0;
    let most = 0;
    const open: (() => void)[] = [];
    api.get('/slow/:id', async () => {
      running += 1;
      most = Math.max(most, running);
      await new Promise<void>((resolve) => open.push(resolve));
      running -= 1;
      return api.json({});
    });
    const calls = Array.from({ length: 9 }, (_, id) => marketplace.get(`/slow/${id}`));
    let done = false;
    const all = Promise.all(calls).then(() => (done = true));
    while (!done) {
      await new Promise((resolve) => setTimeout(resolve, 1));
      if (running === 6 || open.length < 6) open.splice(0).forEach((answer) => answer());
    }
    await all;
    expect(most).toBe(6);
  });
});

describe('a 401', () => {
  it('causes a refresh with the stored token, and the request is repeated [SESSION-07, SESSION-08]', async () => {
    signedIn();
    const tokens = protect('/mine', 'new');
    const bodies = refreshWith(() => api.json({ accessToken: 'new' }));
    const { data } = await marketplace.get('/mine');
    expect(data).toEqual({ fine: true });
    expect(tokens).toEqual(['Bearer old', 'Bearer new']);
    expect(bodies).toEqual([{ refreshToken: 'refresh-1' }]);
    expect(localStorage.getItem('accessToken')).toBe('new');
    expect(localStorage.getItem('refreshToken')).toBe('refresh-1');
    expect(onSessionLost).not.toHaveBeenCalled();
  });

  it('on the organization base refreshes too, and keeps a new refresh token [SESSION-07, A-15]', async () => {
    signedIn();
    const sent: unknown[] = [];
    api.use(
      http.post(`${ORGANIZATION_API}/departments`, async ({ request }) => {
        sent.push(await request.json());
        return bearerOf(request) === 'Bearer new' ? api.json({}) : api.json({}, 401);
      }),
    );
    refreshWith(() => api.json({ accessToken: 'new', refreshToken: 'refresh-2' }));
    await organization.post('/departments', { name: 'Finance' });
    expect(sent).toEqual([{ name: 'Finance' }, { name: 'Finance' }]);
    expect(localStorage.getItem('refreshToken')).toBe('refresh-2');
  });

  it('of several requests at once leads to one refresh, and all are repeated [SESSION-07, A-13]', async () => {
    signedIn();
    protect('/a', 'new');
    protect('/b', 'new');
    protect('/c', 'new');
    const bodies = refreshWith(() => api.json({ accessToken: 'new' }));
    const answers = await Promise.all(['/a', '/b', '/c'].map((path) => marketplace.get(path)));
    expect(answers.map(({ status }) => status)).toEqual([200, 200, 200]);
    expect(bodies).toHaveLength(1);
  });

  it('that persists after the refresh is final: one attempt, no loop [SESSION-07]', async () => {
    signedIn();
    const tokens = protect('/mine', 'never');
    let count = 0;
    const bodies = refreshWith(() => {
      count += 1;
      // A client that loops is stopped here, so that the test ends.
      return count < 5 ? api.json({ accessToken: `new-${count}` }) : api.json({}, 401);
    });
    await expect(marketplace.get('/mine')).rejects.toMatchObject({ response: { status: 401 } });
    expect(bodies).toHaveLength(1);
    expect(tokens).toEqual(['Bearer old', 'Bearer new-1']);
  });

  it.each([
    ['is refused', () => api.json({ message: 'expired' }, 401)],
    ['fails in the server', () => api.json({}, 500)],
    ['brings no token', () => api.json({})],
  ])('removes the tokens and tells the host when the refresh %s [SESSION-06, SESSION-09]', async (_how, answer) => {
    signedIn();
    protect('/a', 'new');
    protect('/b', 'new');
    refreshWith(answer);
    const results = await Promise.allSettled([marketplace.get('/a'), marketplace.get('/b')]);
    expect(results.map(({ status }) => status)).toEqual(['rejected', 'rejected']);
    expect(localStorage.getItem('accessToken')).toBeNull();
    expect(localStorage.getItem('refreshToken')).toBeNull();
    expect(onSessionLost).toHaveBeenCalledTimes(1);
  });

  it.each([
    ['gets no answer', () => api.lost()],
    ['is told to come again later', () => api.json({}, 503)],
  ])('keeps the tokens when the refresh %s: nobody has refused them', async (_how, answer) => {
    signedIn();
    protect('/a', 'new');
    refreshWith(answer);
    await expect(marketplace.get('/a')).rejects.toMatchObject({ response: { status: 401 } });
    expect(localStorage.getItem('refreshToken')).toBe('refresh-1');
    expect(onSessionLost).not.toHaveBeenCalled();
  });

  it.each([
    ['is answered', () => api.json({ accessToken: 'late', refreshToken: 'late too' })],
    ['is refused', () => api.json({}, 401)],
  ])('leaves the tokens of someone who signed in before the refresh %s', async (_how, answer) => {
    signedIn();
    protect('/mine', 'new');
    refreshWith(() => {
      keepTokens({ accessToken: 'of another', refreshToken: 'of another too' });
      return answer();
    });
    await expect(marketplace.get('/mine')).rejects.toMatchObject({ response: { status: 401 } });
    expect(localStorage.getItem('accessToken')).toBe('of another');
    expect(localStorage.getItem('refreshToken')).toBe('of another too');
    expect(onSessionLost).not.toHaveBeenCalled();
  });

  it('without a stored refresh token is simply an error [A-13]', async () => {
    protect('/mine', 'new');
    await expect(marketplace.get('/mine')).rejects.toMatchObject({ response: { status: 401 } });
    expect(onSessionLost).not.toHaveBeenCalled();
  });

  it.each(['/auth/login', '/auth/forgot-password/verify-otp'])('of %s never refreshes [A-13]', async (path) => {
    signedIn();
    api.post(path, () => api.json({ message: 'wrong' }, 401));
    const bodies = refreshWith(() => api.json({ accessToken: 'new' }));
    await expect(marketplace.post(path, {})).rejects.toMatchObject({ response: { status: 401 } });
    expect(bodies).toEqual([]);
    expect(localStorage.getItem('refreshToken')).toBe('refresh-1');
  });

  it('uses the token that another tab has fetched meanwhile', async () => {
    signedIn();
    const bodies = refreshWith(() => api.json({ accessToken: 'second' }));
    const tokens: (string | null)[] = [];
    api.get('/mine', ({ request }) => {
      tokens.push(bearerOf(request));
      if (tokens.length > 1) return api.json({});
      keepTokens({ accessToken: 'from-other-tab' });
      return api.json({}, 401);
    });
    await marketplace.get('/mine');
    expect(tokens).toEqual(['Bearer old', 'Bearer from-other-tab']);
    expect(bodies).toEqual([]);
  });
});

describe('a slow request', () => {
  const clock = fakeClock();

  const callThatTakes = async (milliseconds: number, path = '/tex-suite/cart', status = 200) => {
    let answer = () => undefined as void;
    const held = new Promise<void>((resolve) => (answer = resolve));
    api.get(path, async () => {
      await held;
      return api.json({}, status);
    });
    const call = marketplace.get(path).catch(() => undefined);
    await clock.pass(milliseconds);
    answer();
    await clock.settle();
    await call;
  };

  it('over 3 s is reported with method, path, time and status [CONST-06]', async () => {
    await callThatTakes(3_001, '/tex-suite/cart', 503);
    expect(onSlowCall.mock.calls).toEqual([
      [{ method: 'GET', path: '/tex-suite/cart', duration: expect.any(Number), status: 503 }],
    ]);
    expect(onSlowCall.mock.calls[0]?.[0].duration).toBeGreaterThan(3_000);
  });

  it('of exactly 3 s is not, and neither is a report [CONST-06]', async () => {
    await callThatTakes(3_000);
    await callThatTakes(9_000, '/tex-suite/performance-report');
    expect(onSlowCall).not.toHaveBeenCalled();
  });
});
