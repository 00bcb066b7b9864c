import type { AddressInfo } from 'node:net';
import type { PositionsEvent } from '@marketplace/shared/contracts';
import { openTestApi, type TestApi } from '../../../test/test-api.ts';

interface Heard extends PositionsEvent {
  id: number;
}

let api: TestApi;
let origin = '';
let admin = '';
beforeAll(async () => {
  api = await openTestApi();
  await api.app.listen({ port: 0, host: '127.0.0.1' });
  origin = `http://127.0.0.1:${(api.app.server.address() as AddressInfo).port}`;
  admin = await api.signIn('admin');
});
afterAll(() => api.close());

const parse = (block: string): Heard => {
  const field = (name: string) => new RegExp(`^${name}: (.*)$`, 'm').exec(block)?.[1] ?? '';
  expect(field('event')).toBe('positions');
  return { id: Number(field('id')), ...(JSON.parse(field('data')) as PositionsEvent) };
};

/** Reads a stream event by event; `end` resolves when the server ends it. */
async function listen({ token = admin, headers = {} }: { token?: string; headers?: Record<string, string> } = {}) {
  const abort = new AbortController();
  const answer = await fetch(`${origin}/api/marketplace/tex-suite/locations/live`, {
    headers: { authorization: `Bearer ${token}`, 'accept-encoding': 'br, gzip', ...headers },
    signal: abort.signal,
  });
  const reader = answer.body?.pipeThrough(new TextDecoderStream()).getReader();
  let text = '';
  const next = async (): Promise<Heard | undefined> => {
    for (;;) {
      const end = text.indexOf('\n\n');
      if (end >= 0) {
        const block = text.slice(0, end);
        text = text.slice(end + 2);
        if (!block.startsWith(':')) return parse(block);
      } else {
        const read = await reader?.read();
        if (!read || read.done) return undefined;
        text += read.value;
      }
    }
  };
  return { answer, next, close: () => abort.abort() };
}

const call = (method: 'PUT' | 'POST' | 'DELETE', path: string, payload: object, token = admin) =>
  api.call({ method, path: `/tex-suite/locations/${path}`, token, payload });
const share = (token: string) => call('PUT', 'sharing', { version: 2 }, token);
const post = (lat: number, token = admin) =>
  call('POST', 'position', { lat, lng: 77, accuracy: 5, fixTime: new Date().toISOString() }, token);

it('starts with all positions, then sends each change as it happens, even with compression', async () => {
  await share(admin);
  const stream = await listen();
  expect(Object.fromEntries(stream.answer.headers)).toMatchObject({
    'content-type': 'text/event-stream; charset=utf-8',
    'cache-control': 'private, no-store, no-transform',
    'x-accel-buffering': 'no',
  });
  expect(stream.answer.headers.get('content-encoding')).toBeNull();
  const first = await stream.next();
  expect(first?.positions).toHaveLength(6);
  expect(first?.sharing).toContain('buyer');
  await post(10);
  const second = await stream.next();
  expect(second?.positions).toMatchObject([{ userId: 'admin', name: 'Anita Desai', lat: 10 }]);
  expect(second?.id).toBeGreaterThan(first?.id ?? 0);
  stream.close();
});

it('resumes where it was interrupted, without gaps or duplicates', async () => {
  await share(admin);
  await post(20);
  const before = await listen();
  const { id = 0 } = (await before.next()) ?? {};
  before.close();
  await post(21);
  const after = await listen({ headers: { 'last-event-id': String(id) } });
  expect((await after.next())?.positions).toMatchObject([{ userId: 'admin', lat: 21 }]);
  after.close();
});

it('sends every change when many move at once', async () => {
  const tokens = await Promise.all(['user', 'buyer', 'buyer2', 'creator', 'super'].map(api.signIn));
  await Promise.all(tokens.map(share));
  const stream = await listen();
  await stream.next();
  await Promise.all(tokens.flatMap((token) => [1, 2, 3, 4].map((lat) => post(lat, token))));
  const last = await Promise.all(tokens.map((token) => post(50, token)));
  expect(last.every(({ statusCode }) => statusCode === 202)).toBe(true);
  const seen = new Map<string, number>();
  while ([...seen.values()].filter((lat) => lat === 50).length < tokens.length) {
    for (const { userId, lat } of (await stream.next())?.positions ?? []) seen.set(userId, lat);
  }
  expect(seen.size).toBe(5);
  stream.close();
});

it('reports people who have stopped', async () => {
  await share(admin);
  await post(30);
  const stream = await listen();
  expect((await stream.next())?.sharing).toContain('admin');
  await call('DELETE', 'sharing', {});
  const told = await stream.next();
  expect(told?.sharing).not.toContain('admin');
  expect(told?.sharing).toContain('buyer');
  stream.close();
});

it.each([['not-a-number'], ['-1'], ['1.5'], ['99999999999999999999']])('refuses to resume from %s', async (from) => {
  const stream = await listen({ headers: { 'last-event-id': from } });
  expect(stream.answer.status).toBe(400);
});

it('is refused without a session, and to non-administrators', async () => {
  expect((await fetch(`${origin}/api/marketplace/tex-suite/locations/live`)).status).toBe(401);
  expect((await listen({ token: await api.signIn('user') })).answer.status).toBe(403);
});

it('ends with the session', async () => {
  const token = await api.signIn('super');
  const stream = await listen({ token });
  await stream.next();
  await api.call({ method: 'POST', path: '/auth/logout', token });
  expect(await stream.next()).toBeUndefined();
}, 25_000);

it('ends when the server closes, so that it can resume at another', async () => {
  const stream = await listen();
  await stream.next();
  const closing = api.app.close();
  expect(await stream.next()).toBeUndefined();
  await closing;
});
