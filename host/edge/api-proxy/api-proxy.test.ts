import { trustedProxies } from 'api/server';
import { once } from 'node:events';
import { Agent, createServer, request as ask, type IncomingMessage, type Server, type ServerResponse } from 'node:http';
import type { AddressInfo } from 'node:net';
import { text } from 'node:stream/consumers';
import { until } from '../testing/until.ts';
import { createApiProxy } from './api-proxy.ts';
import { headersFor } from './forwarded-headers.ts';
import { readOrigins, watchReplicas, type Replicas } from './replicas.ts';

type Answer = (request: IncomingMessage, response: ServerResponse) => void;

const open: Server[] = [];
const listen = async (answer: Answer) => {
  const server = createServer(answer);
  open.push(server);
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  return { server, origin: `http://127.0.0.1:${(server.address() as AddressInfo).port}` };
};
const stop = (server: Server) => {
  server.closeAllConnections();
  return new Promise((resolve) => server.close(resolve));
};

/** A ready replica that counts its other requests. */
const aReplica = async (answer: Answer) => {
  const asked: string[] = [];
  const replica = await listen((request, response) => {
    if (request.url === '/readyz') return response.end();
    asked.push(`${request.method} ${request.url}`);
    answer(request, response);
  });
  return { ...replica, asked };
};

let replicas: Replicas | undefined;
const aProxy = async (origins: string[], trustProxy?: string) => {
  replicas = watchReplicas(origins);
  return (await listen(createApiProxy({ replicas, trusts: trustedProxies(trustProxy) }))).origin;
};
afterEach(async () => {
  replicas?.close();
  await Promise.all(open.splice(0).map(stop));
});

const saying =
  (word: string): Answer =>
  (request, response) =>
    void request.resume().on('end', () => response.end(word));
/** Accepts the request, then hangs up. */
const hangingUp: Answer = (request) => void request.resume().on('end', () => request.socket.destroy());
const post = (url: string, body = 'a change') => fetch(url, { method: 'POST', body });

it('passes requests and responses on, with what is known about the client and none of its own claims', async () => {
  const heard: IncomingMessage['headers'][] = [];
  const { origin } = await aReplica(async (request, response) => {
    heard.push(request.headers);
    const body = await text(request);
    response.writeHead(201, { 'x-request-id': 'of-the-api', 'set-cookie': ['a=1', 'b=2'] });
    response.end(`${request.method} ${request.url} ${body}`);
  });
  const proxy = await aProxy([origin]);
  const headers = { 'x-forwarded-for': '6.6.6.6', 'x-forwarded-host': 'evil.example', 'x-request-id': 'plain-id-1' };
  const answer = await fetch(`${proxy}/api/x?y=1`, { method: 'PUT', body: 'the body', headers });
  expect([answer.status, await answer.text()]).toEqual([201, 'PUT /api/x?y=1 the body']);
  expect([answer.headers.get('x-request-id'), answer.headers.getSetCookie()]).toEqual(['of-the-api', ['a=1', 'b=2']]);
  const host = proxy.replace('http://', '');
  expect(heard[0]).toMatchObject({
    host,
    'x-forwarded-host': host,
    'x-forwarded-for': expect.stringMatching(/127.0.0.1$/),
  });
  expect(heard[0]).toMatchObject({ 'x-forwarded-proto': 'http', 'x-request-id': 'plain-id-1' });
  expect(heard[0]?.['x-forwarded-for']).not.toContain('6.6.6.6');
});

it('brings the answer to a body that is refused before it was sent, and goes on', async () => {
  const refusing = await aReplica((request, response) => {
    response.shouldKeepAlive = true;
    if (request.method === 'POST') response.writeHead(413);
    response.end(request.method);
  });
  const url = new URL(await aProxy([refusing.origin]));
  const agent = new Agent({ keepAlive: true, maxSockets: 1 });
  const send = async (method: string, body?: Buffer) => {
    const call = ask(url, { agent, method });
    call.end(body);
    const [answer] = (await once(call, 'response')) as [IncomingMessage];
    return [answer.statusCode, await text(answer)];
  };
  for (let turn = 0; turn < 5; turn += 1) {
    expect(await send('POST', Buffer.alloc(4_000_000))).toEqual([413, 'POST']);
    expect(await send('GET')).toEqual([200, 'GET']);
  }
  agent.destroy();
});

it('passes on the headers of a proxy in front, if it is trusted', async () => {
  const { origin } = await aReplica((request, response) => response.end(JSON.stringify(request.headers)));
  const proxy = await aProxy([origin], '127.0.0.0/8');
  const headers = { 'x-forwarded-for': '9.9.9.9', 'x-forwarded-proto': 'https', 'x-forwarded-host': 'shop.example' };
  expect(await (await fetch(proxy, { headers })).json()).toMatchObject({
    'x-forwarded-for': expect.stringMatching(/^9\.9\.9\.9, .*127\.0\.0\.1$/),
    'x-forwarded-proto': 'https',
    'x-forwarded-host': 'shop.example',
  });
  const elsewhere = await aProxy([origin], '10.0.0.0/8');
  const told = (await (await fetch(elsewhere, { headers })).json()) as Record<string, string>;
  expect(told).toMatchObject({ 'x-forwarded-host': new URL(elsewhere).host, 'x-forwarded-proto': 'http' });
  expect(told['x-forwarded-for']).not.toContain('9.9.9.9');
});

it('takes replicas in turn and skips one that is gone, even for a write, which has reached nobody', async () => {
  const [one, two, gone] = [await aReplica(saying('one')), await aReplica(saying('two')), await aReplica(saying('-'))];
  const proxy = await aProxy([gone.origin, one.origin, two.origin]);
  await stop(gone.server);
  const words = [];
  for (let call = 0; call < 3; call += 1) words.push(await (await fetch(proxy)).text());
  for (let call = 0; call < 3; call += 1) words.push(await (await post(proxy)).text());
  expect(new Set(words)).toEqual(new Set(['one', 'two']));
  expect(one.asked.length + two.asked.length).toBe(6);
});

it('never sends a write twice: reports the lost connection instead', async () => {
  const [first, second] = [await aReplica(hangingUp), await aReplica(hangingUp)];
  const answer = await post(await aProxy([first.origin, second.origin]));
  expect(answer.status).toBe(502);
  expect(await answer.json()).toMatchObject({ code: 'connection_lost', requestId: expect.any(String) });
  expect([...first.asked, ...second.asked]).toEqual(['POST /']);
});

it('retries a read on another replica when the connection is lost', async () => {
  const [first, second] = [await aReplica(hangingUp), await aReplica(saying('two'))];
  const proxy = await aProxy([first.origin, second.origin]);
  expect([await (await fetch(proxy)).text(), first.asked.length]).toEqual(['two', 1]);
});

it('retries a read on another replica when one is busy, but passes on its response to a write', async () => {
  const busy = await aReplica((_request, response) => response.writeHead(503, { 'retry-after': '7' }).end('busy'));
  const proxy = await aProxy([busy.origin, (await aReplica(saying('two'))).origin]);
  expect([await (await fetch(proxy)).text(), busy.asked.length]).toEqual(['two', 1]);
  await fetch(proxy);
  expect((await post(proxy)).headers.get('retry-after')).toBe('7');
});

it('reports an unavailable service as a regular error body when there is no replica', async () => {
  const { server, origin } = await aReplica(saying('-'));
  await stop(server);
  const answer = await post(await aProxy([origin]));
  expect([answer.status, answer.headers.get('retry-after')]).toEqual([503, '2']);
  const message = 'The service is busy or restarting. Please try again in a few seconds.';
  expect(await answer.json()).toEqual({ error: message, message, code: 'unavailable', requestId: expect.any(String) });
});

it('uses a replica that is not ready only as a last resort, and passes on its response', async () => {
  const busy = await listen((request, response) => {
    response.statusCode = 503;
    response.end(`busy ${request.url}`);
  });
  const ready = await aReplica(saying('ready'));
  const proxy = await aProxy([busy.origin, ready.origin]);
  await until(() => replicas?.inTurn().some((replica) => !replica.ready));
  for (let call = 0; call < 3; call += 1) expect(await (await fetch(proxy)).text()).toBe('ready');
  await stop(ready.server);
  expect(await (await fetch(`${proxy}/api/x`)).text()).toBe('busy /api/x');
});

it('streams both ways without buffering', async () => {
  const { origin } = await aReplica((request, response) => {
    response.writeHead(200, { 'content-type': 'text/event-stream' }).flushHeaders();
    request.on('data', (chunk: Buffer) => response.write(`heard ${chunk.toString()}`));
    request.on('end', () => response.end());
  });
  const call = ask(await aProxy([origin]), { method: 'POST' });
  const answering = once(call, 'response');
  call.flushHeaders();
  const [answer] = (await answering) as [IncomingMessage];
  for (const word of ['one', 'two']) {
    call.write(word);
    expect(String((await once(answer, 'data'))[0])).toBe(`heard ${word}`);
  }
  call.end();
  await once(answer, 'end');
});

it('hangs up on the API when the client is gone, and on the client when the response breaks off', async () => {
  let leave = () => undefined as void;
  const left = new Promise<void>((resolve) => (leave = resolve));
  const { origin } = await aReplica((request, response) => {
    response.write('the beginning');
    if (request.url === '/broken') setImmediate(() => response.destroy());
    else response.on('close', leave);
  });
  const proxy = await aProxy([origin]);
  const gone = new AbortController();
  await fetch(proxy, { signal: gone.signal });
  gone.abort();
  await left;
  await expect(fetch(`${proxy}/broken`).then((answer) => answer.text())).rejects.toThrow();
});

it('parses replica addresses and explains invalid ones', () => {
  expect(readOrigins('http://a:4000, http://b:4000/')).toEqual(['http://a:4000', 'http://b:4000']);
  expect(() => readOrigins('http://a/api')).toThrow('API_URL must be like http://api-1:4000,http://api-2:4000');
});

it('addresses an API behind TLS as a site of its own', () => {
  const headers = { host: 'localhost:4000', origin: 'http://localhost:4000', cookie: 'a=1', 'x-forwarded-for': '::1' };
  expect(headersFor('http://api-1:4000', headers)).toBe(headers);
  expect(headersFor('https://qa.example', headers)).toEqual({
    host: 'qa.example',
    origin: 'https://qa.example',
    cookie: 'a=1',
  });
  expect(headersFor('https://qa.example', { host: 'localhost:4000' })).toEqual({ host: 'qa.example' });
});
