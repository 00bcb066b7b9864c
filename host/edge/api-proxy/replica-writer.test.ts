import { createServer, type IncomingMessage, type Server } from 'node:http';
import type { AddressInfo } from 'node:net';
import { text } from 'node:stream/consumers';
import { replicaWriter } from './replica-writer.ts';
import type { Replicas } from './replicas.ts';

let server: Server;
let replicas: Replicas;
const heard: { request: IncomingMessage; body: string }[] = [];
beforeAll(async () => {
  server = createServer(async (request, response) => {
    heard.push({ request, body: await text(request) });
    response.writeHead(429, { 'retry-after': '7' });
    response.end('{"code":"too_many_requests"}');
  });
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  const origin = `http://127.0.0.1:${(server.address() as AddressInfo).port}`;
  replicas = { inTurn: () => [{ origin, ready: true }] } as Partial<Replicas> as Replicas;
});
afterAll(() => new Promise((resolve) => server.close(resolve)));

const asking = (headers: Record<string, string>) =>
  ({ headers, socket: { remoteAddress: '203.0.113.9' } }) as Partial<IncomingMessage> as IncomingMessage;

it('writes to a replica on the client’s behalf and passes its response on', async () => {
  const headers = {
    host: 'shop.example',
    origin: 'https://shop.example',
    cookie: 'a=b',
    'content-type': 'application/x-www-form-urlencoded',
    'content-length': '999',
    'x-forwarded-for': '6.6.6.6',
  };
  expect(await replicaWriter(replicas, () => false)('/tex-suite/contactus', { name: 'Asha' }, asking(headers))).toEqual(
    {
      status: 429,
      body: '{"code":"too_many_requests"}',
      retryAfter: '7',
    },
  );
  const [{ request, body } = { request: undefined, body: '' }] = heard;
  expect([request?.method, request?.url, body]).toEqual([
    'POST',
    '/api/marketplace/tex-suite/contactus',
    '{"name":"Asha"}',
  ]);
  expect(request?.headers).toMatchObject({
    'content-type': 'application/json',
    origin: 'https://shop.example',
    'x-forwarded-for': '203.0.113.9',
    'x-forwarded-host': 'shop.example',
  });
  expect(request?.headers).not.toHaveProperty('cookie');
});

it('reports when there is no replica to write to', async () => {
  const none = { inTurn: () => [] as never } as Partial<Replicas> as Replicas;
  expect(await replicaWriter(none, () => true)('/x', {}, asking({}))).toEqual({ status: 503, body: '' });
});
