import Fastify from 'fastify';
import { UNREAD, type DataAnswer } from './data-answer.ts';
import { registerWellKnown } from './well-known.ts';

const aCompany = { name: 'TEX', supportEmail: 'support@tex.example' };

const serve = (answer: DataAnswer = { state: 'found', value: aCompany }) => {
  const app = Fastify();
  registerWellKnown(app, { read: async () => answer, originOf: () => 'https://market.example' });
  return (name: string) => app.inject(`/.well-known/${name}`);
};

const fieldsOf = (body: string) =>
  body
    .trim()
    .split('\n')
    .map((line) => /^([A-Z][A-Za-z-]+): (\S.*)$/.exec(line)?.slice(1));

describe('security.txt', () => {
  beforeEach(() => void jest.spyOn(Date, 'now').mockReturnValue(Date.parse('2026-11-25T10:00:00Z')));
  afterEach(() => void jest.restoreAllMocks());

  it('tells whom to write to, until when, and where it belongs, as RFC 9116 has it', async () => {
    const answer = await serve()('security.txt');
    expect(answer.headers['content-type']).toBe('text/plain; charset=utf-8');
    expect(fieldsOf(answer.body)).toEqual([
      ['Contact', 'mailto:support@tex.example'],
      ['Contact', 'https://market.example/marketplace/contactus'],
      ['Expires', '2027-02-23T00:00:00.000Z'],
      ['Preferred-Languages', 'en'],
      ['Canonical', 'https://market.example/.well-known/security.txt'],
    ]);
  });

  it.each<[string, DataAnswer]>([
    ['the API does not answer', UNREAD],
    ['there is no company', { state: 'missing' }],
    ['the company has no address', { state: 'found', value: { ...aCompany, supportEmail: '' } }],
    [
      'the address would add a line',
      { state: 'found', value: { ...aCompany, supportEmail: 'a@b\nContact: evil@x.example' } },
    ],
  ])('leads to the contact page if %s', async (_what, answer) => {
    const { statusCode, body } = await serve(answer)('security.txt');
    expect([statusCode, fieldsOf(body).filter((field) => field?.[0] === 'Contact')]).toEqual([
      200,
      [['Contact', 'https://market.example/marketplace/contactus']],
    ]);
  });
});

it('change-password leads to the password on the profile', async () => {
  const { statusCode, headers } = await serve()('change-password');
  expect([statusCode, headers.location]).toEqual([302, '/marketplace/profile#password']);
});

it.each(['', 'security', 'resource-that-should-not-exist-whose-status-code-should-not-be-200'])(
  'anything else is a 404: %j',
  async (name) => expect((await serve()(name)).statusCode).toBe(404),
);
