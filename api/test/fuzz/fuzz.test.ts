import { makeRequest, type FuzzRequest } from './make-request.ts';
import { judgeAnswer } from './judge-answer.ts';
import type { KnownValues } from './known-values.ts';
import { openFuzzApi } from './open-fuzz-api.ts';
import type { Operation } from './operations.ts';
import { findingText } from './report-text.ts';
import { everyRole, type Role } from './roles.ts';
import { runFuzz } from './run-fuzz.ts';
import type { Answer } from './send-request.ts';

const operation: Operation = {
  method: 'GET',
  path: '/api/things/{id}',
  roles: [],
  parameters: [{ in: 'path', name: 'id', required: true, schema: { type: 'string', maxLength: 8 } }],
  body: {},
  answers: {
    '200': {
      'application/json': { schema: { type: 'object', properties: { id: { type: 'string' } }, required: ['id'] } },
    },
  },
};
const known: KnownValues = { record: () => undefined, named: () => undefined };
const request = (index: number, seed = 7) =>
  makeRequest({ operations: [operation], known, roles: everyRole }, seed, index);
const sent = { ...request(0), method: 'GET' };

const answer = (status: number, body: unknown, headers: Answer['headers'] = {}): Answer => ({
  status,
  headers: {
    'content-type': 'application/json; charset=utf-8',
    'x-request-id': 'id-12345678',
    'x-content-type-options': 'nosniff',
    ...headers,
  },
  body: Buffer.from(typeof body === 'string' ? body : JSON.stringify(body)),
  milliseconds: 3,
});
const refusal = (message: string, requestId = 'id-12345678') => ({ error: message, message, code: 'x', requestId });

describe('a fuzzed answer', () => {
  it.each([
    ['a documented one', answer(200, { id: 'a' })],
    ['a refusal', answer(404, refusal("This thing doesn't exist."))],
    ['one not modified', answer(304, '')],
  ])('is good: %s', (_name, given) => {
    expect(judgeAnswer(sent, given, 1_000)).toEqual([]);
  });

  it.each([
    ['a 500', answer(500, refusal('Something went wrong.')), 'answered 500'],
    ['a 503', answer(503, refusal('Busy.')), 'answered 503'],
    ['another shape', answer(200, { id: 1 }), '200 is not as documented'],
    ['broken JSON', answer(200, '{'), 'it is no JSON'],
    ['an undocumented status', answer(201, {}), 'not documented'],
    ['another type', answer(200, 'x', { 'content-type': 'text/html' }), 'came as "text/html"'],
    ['a refusal without request id', answer(400, { message: 'x' }), 'refusal 400 is not as documented'],
    ['a refusal with another request id', answer(400, refusal('x', 'other-id-1')), 'different request ids'],
    ['a stack', answer(400, refusal('x at Object.run (/srv/api.ts:1:2)')), 'tells of our inside'],
    ['a statement', answer(400, refusal('select id from users')), 'tells of our inside'],
    ['a slow one', { ...answer(200, { id: 'a' }), milliseconds: 1_001 }, 'took 1001 ms'],
    ['none', { ...answer(0, 'socket hang up'), headers: {} }, 'no answer: socket hang up'],
    ['one without nosniff', answer(200, { id: 'a' }, { 'x-content-type-options': undefined }), 'without nosniff'],
  ])('is a finding: %s', (_name, given, what) => {
    expect(judgeAnswer(sent, given, 1_000).join()).toContain(what);
  });
});

describe('fuzzed requests', () => {
  it('are the same for the same seed, and differ for another', () => {
    const sixty = (seed: number) => Array.from({ length: 60 }, (_, index) => request(index, seed));
    expect(sixty(7)).toEqual(sixty(7));
    expect(sixty(7)).not.toEqual(sixty(8));
  });

  it('are shown on one line, with the command that sends one again', () => {
    const text = findingText({ sent: request(3), what: 'answered 500' }, 7);
    expect(text).toMatch(/^answered 500 \| [A-Z]+ \/api\/things\/.* \| again: npm run fuzz -- --seed 7 --request 3$/);
  });
});

it('5,000 requests made from the API document, as visitor and in every role, find no fault', async () => {
  const result = await runFuzz({ seed: 11, requests: 5_000, roles: everyRole, limitMs: 20_000, logLevel: 'silent' });
  expect(result.findings.map((finding) => findingText(finding, 11))).toEqual([]);
  // Most endpoints succeed at least once: refusals alone would prove little.
  expect(result.reached.size).toBeGreaterThan(result.operations * 0.6);
}, 600_000);

it('a role that an earlier request locked out retries after the world has been restored', async () => {
  const api = await openFuzzApi({ logLevel: 'silent' });
  const request = (role: Role, method: string, address: string, body?: object): FuzzRequest => {
    const type = 'application/json';
    return {
      ...{ index: 0, operation, role, method, address, headers: body ? { 'content-type': type } : {} },
      body: body && { content: Buffer.from(JSON.stringify(body)), type },
    };
  };
  const base = '/api/marketplace';
  try {
    for (const [role, userId] of [
      ['ADMIN', 'admin'],
      ['USER', 'user'],
      ['PAYMENT_ADMIN', 'buyer'],
    ] as const) {
      const profile = request(role, 'GET', `${base}/auth/profile`);
      expect((await api.ask(profile)).status).toBe(200);
      const shutOut = { ids: [userId], status: 'disabled' };
      expect((await api.ask(request('SUPER_ADMIN', 'PUT', `${base}/tex-suite/user`, shutOut))).status).toBe(200);
      expect([role, (await api.ask(profile)).status]).toEqual([role, 200]);
    }
  } finally {
    await api.close();
  }
});
