import { Acknowledgement, DemoRequestPage, ErrorBody } from '@marketplace/shared/contracts';
import { expectContract } from '../../../test/expect-contract.ts';
import { mailsTo } from '../../../test/recovery.ts';
import { openTestApi, type TestApi } from '../../../test/test-api.ts';
import { checkPreferredDay } from './preferred-day.ts';

let api: TestApi;
beforeAll(async () => (api = await openTestApi({ publicPostsPerMinute: 100_000 })));
afterAll(() => api.close());
beforeEach(() => api.database.pool.query('truncate demo_requests, rate_limits, mails'));

const inDays = (days: number) => new Date(Date.now() + days * 86_400_000).toISOString().slice(0, 10);
const good = {
  name: 'Asha Rao',
  email: 'asha@customer.example',
  company: 'Meridian Components',
  phone: '+91 98765 43210',
  teamSize: 40,
  moduleIds: ['payroll', 'attendance'],
  preferredDay: inDays(3),
  preferredTime: 'morning',
  timeZone: 'Asia/Kolkata',
  notes: 'Shifts over midnight, please.',
};

const ask = (payload: object, token?: string) =>
  api.call({ method: 'POST', path: '/tex-suite/demo-request', payload, token });
const list = async (query: Record<string, string> = {}) => {
  const answer = await api.call({ path: '/tex-suite/demo-request', query, token: await api.signIn('admin') });
  return expectContract(DemoRequestPage, answer.json());
};

describe('a demo request', () => {
  it('is stored with the names of its modules, and confirmed by email', async () => {
    const answer = await ask(good);
    expect([answer.statusCode, expectContract(Acknowledgement, answer.json()).success]).toEqual([201, true]);
    const { moduleIds: _, ...fields } = good;
    expect((await list()).content).toMatchObject([
      {
        ...fields,
        modules: [
          { id: 'payroll', name: 'Payroll' },
          { id: 'attendance', name: 'Attendance' },
        ],
        status: 'new',
      },
    ]);
    const [mail] = await mailsTo(api, good.email);
    expect(mail?.text).toContain('Modules: Payroll, Attendance');
    // What the sender wrote goes only to support: the address may be anyone's.
    const [toSupport] = await mailsTo(api, 'support@tex.example');
    expect(toSupport?.text).toMatch(/When: \w+,? \d+ \w+ \d{4}, in the morning, 9 to 12 \(Asia\/Kolkata\)/);
    expect(toSupport?.text).toContain('Shifts over midnight, please.');
  });

  it('requires only a name, an email and a company', async () => {
    const { name, email, company } = good;
    expect((await ask({ name, email, company, moduleIds: [] })).statusCode).toBe(201);
    expect((await list()).content[0]).toMatchObject({ phone: null, modules: [], preferredDay: null, notes: null });
    expect((await mailsTo(api, email))[0]?.text).toContain('Modules: An overview');
  });

  it.each([
    ['name', 'A'],
    ['email', 'asha'],
    ['company', '  '],
    ['phone', 'call me'],
    ['teamSize', 0],
    ['moduleIds', ['payroll', 'none']],
    ['moduleIds', Array(9).fill('payroll')],
    ['preferredDay', inDays(-3)],
    ['preferredDay', inDays(120)],
    ['preferredDay', '2026-02-30'],
    ['preferredTime', 'night'],
    ['timeZone', 'Mars/Olympus'],
    ['notes', 'x'.repeat(1_001)],
  ])('is refused at %s for %j, with a sentence', async (field, value) => {
    const answer = await ask({ ...good, [field]: value });
    const body = expectContract(ErrorBody, answer.json());
    expect([answer.statusCode, body.errors?.[0]?.field]).toEqual([400, field]);
    expect((await list()).content).toEqual([]);
  });

  it('is stored as spam without an email if it fills the honeypot', async () => {
    expect((await ask({ ...good, website: 'x' })).statusCode).toBe(201);
    expect((await list({ status: 'spam' })).totalElements).toBe(1);
    expect((await list({ status: 'new' })).totalElements).toBe(0);
    expect(await mailsTo(api, good.email)).toEqual([]);
  });

  it('accepts no status or user from the body', async () => {
    await ask({ ...good, status: 'done', userId: 'super' }, await api.signIn('user'));
    const { rows } = await api.database.pool.query('select user_id, status from demo_requests');
    expect(rows).toEqual([{ user_id: 'user', status: 'new' }]);
  });

  it('is rate limited by address', async () => {
    const limited = await openTestApi({ publicPostsPerMinute: 6 });
    try {
      const call = () => limited.call({ method: 'POST', path: '/tex-suite/demo-request', payload: good });
      expect([(await call()).statusCode, (await call()).statusCode]).toEqual([201, 429]);
    } finally {
      await limited.close();
    }
  });
});

it('accepts a day that has started, or not yet ended, anywhere on Earth', () => {
  const noon = Date.parse('2026-11-21T12:00:00Z');
  const days = ['2026-11-19', '2026-11-20', '2026-11-21', '2027-02-19', '2027-02-25'];
  expect(days.map((day) => checkPreferredDay(day, noon) === undefined)).toEqual([false, true, true, true, false]);
});
