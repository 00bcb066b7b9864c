import type { EmailTemplate } from '@marketplace/shared/contracts';
import type { InjectOptions } from 'fastify';
import { type ListedRoute, listRoutes } from '../../test/list-routes.ts';
import { openTestApi, type TestApi } from '../../test/test-api.ts';

let api: TestApi;
let routes: ListedRoute[];
let admin: string;
beforeAll(async () => {
  api = await openTestApi();
  routes = await listRoutes(api);
  admin = await api.signIn('super');
});
afterAll(() => api.close());

interface Attempt {
  name: string;
  path: string;
  payload: object;
  method?: 'PUT';
}

const proof = { method: 'password', password: 'Wrong12345' };
const wrongLogin = { email: 'buyer@tex.example', password: 'Wrong12345' };
const review = { stars: 4, title: '', text: 'It does what it says, every day.', version: null };

/**
 * What is counted per person or account, once the request is known to be valid: only the refusal tells the limit.
 * `null` for a limit that is tested with its mails.
 */
const perPerson: Record<string, Attempt | null> = {
  'POST /auth/login': { name: 'sign-in-attempts', path: '/auth/login', payload: wrongLogin },
  'POST /auth/change-password': {
    name: 'sign-in-attempts',
    path: '/auth/change-password',
    payload: { currentPassword: 'Wrong12345', newPassword: 'Harbour-Lamp-77', confirmPassword: 'Harbour-Lamp-77' },
  },
  'POST /auth/fresh-factor': { name: 'sign-in-attempts', path: '/auth/fresh-factor', payload: proof },
  'POST /tex-suite/user/invite': null,
  'POST /tex-suite/user/:id/invitation': null,
  'POST /tex-suite/module-request': null,
  'POST /tex-suite/review/:id/report': null,
  // Tested with the webhooks.
  'POST /tex-suite/webhook/:id/test': null,
  'PUT /tex-suite/user/module/:id/review': {
    ...{ name: 'reviews', method: 'PUT', path: '/tex-suite/user/module/attendance/review', payload: review },
  },
  'POST /tex-admin/email-template/:id/test': {
    ...{ name: 'test-emails', path: '/tex-admin/email-template/ticket-receipt/test', payload: {} },
  },
  'POST /tex-suite/locations/position': {
    name: 'positions',
    path: '/tex-suite/locations/position',
    payload: { lat: 1, lng: 2, accuracy: 3, fixTime: new Date().toISOString() },
  },
};

/** Public changes without their own limit. */
const unlimited: Record<string, string> = {
  'POST /auth/refresh': 'needs a secret, and each works once',
  'POST /auth/logout': 'ends the session of its own caller',
  'POST /tex-suite/payment/events/:provider': 'signed by the provider, which must always get through',
};

let visitors = 0;
/** Sends each request from a different address. */
const call = ({ method, url }: Pick<ListedRoute, 'method' | 'url'>, options: InjectOptions = {}) =>
  api.app.inject({
    method: method as 'GET',
    url: url.replace(/:\w+/g, 'x'),
    remoteAddress: `198.51.100.${visitors++ % 250}`,
    ...options,
  });

const limited = () => routes.filter(({ response, name }) => response[429] && !Object.hasOwn(perPerson, name));
const policy = /^"([a-z-]+)";q=(\d+);w=60$/;
const state = /^"([a-z-]+)";r=(\d+);t=([1-9]\d?)$/;

it('every rate-limited endpoint tells its limit in every response, or counts per person', async () => {
  expect(limited().length).toBeGreaterThan(25);
  for (const route of limited()) {
    await api.database.pool.query('delete from rate_limits');
    const { headers } = await call(route);
    const [, name, quota] = policy.exec(String(headers['ratelimit-policy'])) ?? [];
    const [, counted, left] = state.exec(String(headers.ratelimit)) ?? [];
    expect([route.name, counted, Number(left)]).toEqual([route.name, name, Number(quota) - 1]);
    expect(headers['retry-after']).toBeUndefined();
  }
});

it('every endpoint with a limit documents its refusal', async () => {
  const undocumented = [];
  for (const route of routes.filter(({ response, url }) => !response[429] && !url.endsWith('/live'))) {
    if ((await call(route)).headers.ratelimit !== undefined) undocumented.push(route.name);
  }
  expect(undocumented).toEqual([]);
});

it('every public endpoint that changes something has a limit, or a reason to have none', () => {
  const free = routes.filter(({ method, isPublic, response }) => method !== 'GET' && isPublic && !response[429]);
  expect(free.map(({ name }) => name).sort()).toEqual(Object.keys(unlimited).sort());
});

it('tells a refused address when to come back', async () => {
  for (const route of limited()) {
    await call(route, { remoteAddress: '203.0.113.9' });
    await api.database.pool.query('update rate_limits set hits = 100000');
    const { statusCode, headers } = await call(route, { remoteAddress: '203.0.113.9' });
    const [, , left, seconds] = state.exec(String(headers.ratelimit)) ?? [];
    expect([route.name, statusCode, left]).toEqual([route.name, 429, '0']);
    expect([headers['retry-after'], policy.test(String(headers['ratelimit-policy']))]).toEqual([seconds, true]);
  }
});

async function wordsOf(id: string): Promise<object> {
  const templates = (await api.call({ path: '/tex-admin/email-template', token: admin })).json<EmailTemplate[]>();
  const { subject = '', text = '' } = templates.find((template) => template.id === id) ?? {};
  return { subject, text };
}

const attempts = Object.entries(perPerson).filter((entry): entry is [string, Attempt] => entry[1] !== null);

it.each(attempts)('%s tells a refused person when to come back', async (_route, attempt) => {
  await api.database.pool.query('delete from rate_limits');
  const payload = attempt.name === 'test-emails' ? await wordsOf('ticket-receipt') : attempt.payload;
  const send = () => api.call({ method: attempt.method ?? 'POST', path: attempt.path, payload, token: admin });
  await send();
  await api.database.pool.query('update rate_limits set hits = 100000');
  const { statusCode, headers } = await send();
  expect(statusCode).toBe(429);
  expect(headers.ratelimit).toBe(`"${attempt.name}";r=0;t=${String(headers['retry-after'])}`);
  const [, quota, window] = /;q=(\d+);w=(\d+)$/.exec(String(headers['ratelimit-policy'])) ?? [];
  expect([Number(quota) > 0, Number(window) >= Number(headers['retry-after'])]).toEqual([true, true]);
});

it('lists only endpoints that exist, and may refuse', () => {
  const known = routes.filter(({ response }) => response[429]).map(({ name }) => name);
  expect(Object.keys(perPerson).filter((name) => !known.includes(name))).toEqual([]);
});
