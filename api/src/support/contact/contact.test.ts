import { Acknowledgement, ContactMessagePage, ErrorBody } from '@marketplace/shared/contracts';
import { expectContract } from '../../../test/expect-contract.ts';
import { mailsTo } from '../../../test/recovery.ts';
import { openTestApi, type TestApi } from '../../../test/test-api.ts';

let api: TestApi;
beforeAll(async () => (api = await openTestApi({ publicPostsPerMinute: 100_000 })));
afterAll(() => api.close());
beforeEach(() => api.database.pool.query('truncate contact_messages, rate_limits, mails'));

const good = {
  name: 'Asha Rao',
  email: 'asha@customer.example',
  phone: '+91 (80) 0000-0100',
  subject: 'A question',
  message: 'How many users may share a licence?',
};

const send = (payload: object, token?: string) =>
  api.call({ method: 'POST', path: '/tex-suite/contactus', payload, token });
const stored = async () =>
  (await api.database.pool.query('select * from contact_messages order by created_at')).rows as Record<
    string,
    unknown
  >[];

describe('a message', () => {
  it('is stored, acknowledged with a sentence and confirmed by email [CALL-47, ENTITY-27]', async () => {
    const answer = await send(good);
    expect(answer.statusCode).toBe(201);
    expect(expectContract(Acknowledgement, answer.json()).message).toBe(
      "Thank you for reaching out to us. We've received your message and will get back to you within 24 hours.",
    );
    expect(await stored()).toMatchObject([{ ...good, status: 'new', user_id: null }]);
    const [mail] = await mailsTo(api, good.email);
    expect(mail?.subject).toBe('We got your message: Contact form');
    expect(mail?.html).toContain('within 24 hours');
  });

  it('needs no phone, and is trimmed', async () => {
    expect((await send({ ...good, phone: undefined, name: '  Asha Rao ' })).statusCode).toBe(201);
    expect(await stored()).toMatchObject([{ name: 'Asha Rao', phone: null }]);
  });

  it('keeps the sender if they are signed in, and accepts no status, id or user from the body', async () => {
    await send({ ...good, status: 'answered', id: 'x', userId: 'super' }, await api.signIn('user'));
    await send(good, 'garbage');
    expect(await stored()).toMatchObject([
      { user_id: 'user', status: 'new' },
      { user_id: null, status: 'new' },
    ]);
    expect((await stored())[0]?.id).not.toBe('x');
  });

  it('accepts letters of any alphabet', async () => {
    for (const name of ['José Núñez', 'आशा राव', '王小明'])
      expect((await send({ ...good, name })).statusCode).toBe(201);
  });

  it.each([
    ['name', undefined, 'Name is required'],
    ['name', '   ', 'Name is required'],
    ['name', 'A', 'Please enter a valid name (letters only, min 2 characters)'],
    ['name', 'R2 D2', 'Please enter a valid name (letters only, min 2 characters)'],
    ['email', '', 'Email is required'],
    ['email', 'asha', 'Please enter a valid email address'],
    ['email', 'a@b.example, c@d.example', 'Please enter a valid email address'],
    ['phone', '0123', 'Please enter a valid phone number'],
    ['phone', '+12345678901234567', 'Please enter a valid phone number'],
    ['subject', '', 'Subject is required'],
    ['subject', 'ab', 'Subject must be at least 3 characters long'],
    ['message', ' ', 'Message is required'],
    ['message', 'too short', 'Message must be at least 10 characters long'],
  ])(
    'is refused at %s for %j [CALL-47, VALID-23, VALID-24, VALID-25, VALID-26, VALID-28, VALID-29, VALID-30, VALID-31, VALID-32]',
    async (field, value, message) => {
      const answer = await send({ ...good, [field]: value });
      expect(answer.statusCode).toBe(400);
      expect(expectContract(ErrorBody, answer.json()).errors).toEqual([{ field, message }]);
      expect(await stored()).toEqual([]);
    },
  );

  it.each([
    ['name', 50],
    ['subject', 100],
    ['message', 500],
  ])('limits the characters of %s to %i [VALID-33]', async (field, limit) => {
    expect((await send({ ...good, [field]: 'x'.repeat(limit) })).statusCode).toBe(201);
    expect((await send({ ...good, [field]: 'x'.repeat(limit + 1) })).statusCode).toBe(400);
  });

  it('lists every invalid field', async () => {
    expect((await send({})).json().errors.map(({ field }: { field: string }) => field)).toEqual([
      'name',
      'email',
      'subject',
      'message',
    ]);
  });
});

describe('spam', () => {
  it("is stored without an email if it fills the honeypot, and the sender can't tell", async () => {
    const answer = await send({ ...good, website: 'https://spam.example' });
    expect([answer.statusCode, answer.json().success]).toEqual([201, true]);
    expect(await stored()).toMatchObject([{ status: 'spam' }]);
    expect(await mailsTo(api, good.email)).toEqual([]);
  });

  it('never floods a mailbox: after five confirmations an hour messages are stored without one', async () => {
    for (let sent = 0; sent < 7; sent += 1) expect((await send(good)).statusCode).toBe(201);
    expect(await stored()).toHaveLength(7);
    expect(await mailsTo(api, good.email)).toHaveLength(5);
  });

  it('is rate limited by address', async () => {
    const limited = await openTestApi({ publicPostsPerMinute: 12 });
    try {
      const call = () => limited.call({ method: 'POST', path: '/tex-suite/contactus', payload: good });
      expect([(await call()).statusCode, (await call()).statusCode]).toEqual([201, 201]);
      const answer = await call();
      expect([answer.statusCode, Number(answer.headers['retry-after']) > 0]).toEqual([429, true]);
    } finally {
      await limited.close();
    }
  });
});

describe('the list of messages', () => {
  it('is for administrators, newest first, by status and page [CALL-48]', async () => {
    for (const subject of ['First', 'Second', 'Third']) await send({ ...good, subject });
    await send({ ...good, subject: 'Caught', website: 'x' });
    const token = await api.signIn('admin');
    const list = async (query: Record<string, string>) => {
      const answer = await api.call({ path: '/tex-suite/contact-us', query, token });
      return expectContract(ContactMessagePage, answer.json());
    };
    const all = await list({ size: '2' });
    expect([all.totalElements, all.totalPages, all.content.map(({ subject }) => subject)]).toEqual([
      4,
      2,
      ['Caught', 'Third'],
    ]);
    expect((await list({ status: 'spam' })).content.map(({ subject }) => subject)).toEqual(['Caught']);
    expect((await api.call({ path: '/tex-suite/contact-us' })).statusCode).toBe(401);
    expect((await api.call({ path: '/tex-suite/contact-us', token: await api.signIn('buyer') })).statusCode).toBe(403);
  });
});
