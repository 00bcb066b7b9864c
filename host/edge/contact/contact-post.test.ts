import { checkContact, ContactBody, type ContactDraft } from '@marketplace/shared/contracts';
import Fastify, { type FastifyInstance } from 'fastify';
import { localWriter } from '../local-writer.ts';
import { aConfig, aHost } from '../testing/releases.ts';
import { registerContactPost } from './contact-post.ts';

const sent: { body: unknown; headers: Record<string, unknown>; ip: string }[] = [];
let answer: { status: number; body: object; headers?: Record<string, string> } | undefined;

/** Validates like the API, unless given a response. */
const anApi = () => {
  const api = Fastify();
  api.post<{ Body: ContactBody }>(
    '/api/marketplace/tex-suite/contactus',
    { schema: { body: ContactBody } },
    (request, reply) => {
      sent.push({ body: request.body, headers: request.headers, ip: request.ip });
      if (answer)
        return reply
          .code(answer.status)
          .headers(answer.headers ?? {})
          .send(answer.body);
      const errors = checkContact(request.body as ContactDraft);
      return reply.code(errors.length === 0 ? 201 : 400).send({ message: 'Please check.', errors });
    },
  );
  return api;
};

let api: FastifyInstance;
let edge: FastifyInstance;
beforeEach(async () => {
  sent.length = 0;
  answer = undefined;
  api = anApi();
  edge = Fastify();
  registerContactPost(edge, {
    view: async () => ({ live: { id: 's', channel: 'live', host: aHost(), remotes: [], previous: {} }, canary: null }),
    config: aConfig({ brand: 'Tom & Co' }),
    inlineStyle: async (_release, file) => `<style data-href="${file}"></style>`,
    write: localWriter(api),
    headers: { 'x-content-type-options': 'nosniff' },
    originOf: () => 'https://shop.example',
  });
});
afterEach(() => Promise.all([edge.close(), api.close()]));

const good = {
  name: 'Asha Rao',
  email: 'asha@customer.example',
  subject: 'A question',
  message: 'How many users?\r\nTen?',
};
const post = (payload: string, headers: Record<string, string> = {}) =>
  edge.inject({
    method: 'POST',
    url: '/marketplace/contactus',
    headers: { host: 'localhost', 'content-type': 'application/x-www-form-urlencoded', ...headers },
    payload,
    remoteAddress: '203.0.113.9',
  });
const send = (fields: Record<string, string>, headers?: Record<string, string>) =>
  post(new URLSearchParams(fields).toString(), headers);

it('sends the message to the API and redirects to the confirmation', async () => {
  const { statusCode, headers, body } = await send({ ...good, phone: '', website: '' });
  expect([statusCode, headers.location, body]).toEqual([303, '/marketplace/contactus?sent=1#message-sent', '']);
  expect(headers['cache-control']).toBe('no-store');
  expect(sent[0]?.body).toEqual({ ...good, message: 'How many users?\nTen?', phone: '', website: '' });
});

it('identifies the client to the API, so that its limits apply', async () => {
  await send(good, {
    origin: 'http://localhost',
    'x-forwarded-for': '6.6.6.6',
    cookie: 'a=b',
    authorization: 'Bearer x',
  });
  expect(sent[0]).toMatchObject({
    ip: '203.0.113.9',
    headers: { host: 'localhost', origin: 'http://localhost', 'x-forwarded-for': '6.6.6.6' },
  });
  expect(sent[0]?.headers).not.toHaveProperty('cookie');
  expect(sent[0]?.headers).not.toHaveProperty('authorization');
});

it('explains what is wrong in each field, and how to get back to the text', async () => {
  const { statusCode, headers, body } = await send({ ...good, name: 'R2', message: 'short' });
  expect(statusCode).toBe(400);
  expect(headers).toMatchObject({ 'content-type': 'text/html; charset=utf-8', 'cache-control': 'no-store' });
  expect(headers['x-content-type-options']).toBe('nosniff');
  expect(body).toContain('<li><strong>Name</strong>: Please enter a valid name (letters only, min 2 characters)</li>');
  expect(body).toContain('<li><strong>Message</strong>: Message must be at least 10 characters long</li>');
  expect(body).toContain('your browser’s Back button');
  expect(body).toContain('<title>Your message was not sent · Tom &amp; Co</title>');
  expect(body).toContain('<style data-href="host.css"></style>');
});

it.each([
  [429, 429, 'Please try again in a minute.'],
  [503, 503, 'Please try again in a few minutes.'],
  [500, 503, 'Please try again in a few minutes.'],
  [404, 503, 'Please try again in a few minutes.'],
])('explains a %i', async (status, told, sentence) => {
  answer = { status, body: { message: 'x' }, headers: { 'retry-after': '30' } };
  const { statusCode, headers, body } = await send(good);
  expect([statusCode, headers['retry-after']]).toEqual([told, '30']);
  expect(body).toContain(sentence);
});

it.each<Record<string, string>>([
  { origin: 'https://evil.example' },
  { origin: 'null' },
  { origin: 'https://localhost.evil.example' },
  { 'sec-fetch-site': 'cross-site' },
  { 'sec-fetch-site': 'same-site', origin: 'http://localhost' },
])('refuses forms from other sites: %j', async (headers) => {
  const { statusCode, body } = await send(good, headers);
  expect(statusCode).toBe(403);
  expect(body).toContain('You can only send messages from this site.');
  expect(sent).toEqual([]);
});

it.each<Record<string, string>>([
  { origin: 'http://localhost' },
  { origin: 'https://shop.example' },
  { 'sec-fetch-site': 'same-origin' },
])('accepts forms from this site: %j', async (headers) => {
  expect((await send(good, headers)).statusCode).toBe(303);
});

it.each([
  ['nothing', '', 400],
  ['no form', '{"name":"Asha"}', 400],
  ['broken escapes', 'name=%E0%A4%A&email=%&subject=%zz&message=%00', 400],
  ['what no field is called', `${new URLSearchParams(good)}&id=7&__proto__=x&constructor=x&status=answered`, 303],
  ['a field twice', `${new URLSearchParams(good)}&name=%3Cscript%3E`, 303],
  ['a field too long', new URLSearchParams({ ...good, subject: 'x'.repeat(101) }).toString(), 400],
  ['all fields at their longest', new URLSearchParams({ ...good, message: '王'.repeat(500) }).toString(), 303],
  ['far too much', `message=${'x'.repeat(20_000)}`, 413],
])('survives %s', async (_name, payload, status) => {
  const { statusCode, body } = await post(payload);
  expect(statusCode).toBe(status);
  expect(body).not.toContain('<script>alert');
  const names = Object.keys((sent[0]?.body as object | undefined) ?? {});
  expect(names.filter((name) => !['name', 'email', 'phone', 'subject', 'message', 'website'].includes(name))).toEqual(
    [],
  );
});

it('escapes what the API says', async () => {
  answer = {
    status: 400,
    body: { errors: [{ field: '<b>', message: '</li><script>alert(1)</script>' }, null, 'x', {}] },
  };
  const { body } = await send(good);
  expect(body).toContain('<li><strong>&lt;b&gt;</strong>: &lt;/li&gt;&lt;script&gt;alert(1)&lt;/script&gt;</li>');
  expect(body.match(/<li>/g)).toHaveLength(1);
});

it.each(['application/json', 'multipart/form-data; boundary=x', 'text/plain', ''])(
  'only accepts forms: not %j',
  async (type) => {
    const { statusCode, headers } = await post('{}', { 'content-type': type });
    expect([statusCode, headers['content-type']]).toEqual([415, 'text/html; charset=utf-8']);
    expect(sent).toEqual([]);
  },
);

it('reports that the API is unavailable', async () => {
  await api.close();
  expect((await send(good)).statusCode).toBe(503);
});
