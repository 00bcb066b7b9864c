import { ErrorBody, TicketDetail } from '@marketplace/shared/contracts';
import { expectContract } from '../../../test/expect-contract.ts';
import { mailsTo } from '../../../test/recovery.ts';
import { openTestApi, type TestApi } from '../../../test/test-api.ts';

let api: TestApi;
let admin: string;
beforeAll(async () => {
  api = await openTestApi({ publicPostsPerMinute: 100_000 });
  admin = await api.signIn('admin');
});
afterAll(() => api.close());
beforeEach(() =>
  api.database.pool.query(
    'truncate tickets, alerts, ticket_events, ticket_search, ticket_files, demo_requests, rate_limits, mails cascade',
  ),
);

const email = 'jo@client.example';
const year = new Date().getUTCFullYear() + 1;
// Noon in Calcutta, a quarter past one at night in New York.
const startsAt = new Date(Date.now() + 30 * 86_400_000).toISOString().slice(0, 11) + '06:30:00.000Z';
const agreed = { startsAt, minutes: 45, place: 'https://meet.example/tex?room=1' };

const ask = async (fields: object = {}, token?: string) => {
  const payload = {
    name: 'Jo Fernandes',
    email,
    company: 'Nilgiri',
    moduleIds: ['attendance'],
    timeZone: 'America/New_York',
    ...fields,
  };
  expect((await api.call({ method: 'POST', path: '/tex-suite/demo-request', payload, token })).statusCode).toBe(201);
  const { rows } = await api.database.pool.query("select id from tickets where kind = 'demo'");
  return `/tex-suite/ticket/${rows[0].id}/demo`;
};
const confirm = (path: string, fields: object = {}, token = admin) =>
  api.call({ method: 'PUT', path, payload: { ...agreed, ...fields }, token });
const cancel = (path: string, was: number) =>
  api.call({ method: 'DELETE', path, query: { was: String(was) }, token: admin });
const newsOf = async () =>
  (await mailsTo(api, email)).filter(({ subject }) => !subject.startsWith('Your demo request'));

/** The calendar file of the latest mail, unfolded. */
const latestCalendar = async () => {
  const [mail] = (await api.app.inject(`/api/dev/mailbox?to=${email}`)).json<{ id: string; attached: string[] }[]>();
  expect(mail?.attached).toEqual(['demo.ics']);
  const file = await api.app.inject(`/api/dev/mailbox/${mail?.id}/attachments/0`);
  return {
    type: String(file.headers['content-type']),
    text: file.body,
    lines: file.body.replace(/\r\n /g, '').split('\r\n'),
  };
};

it('is confirmed by mail with the time in both zones, and a message in the conversation', async () => {
  const path = await ask();
  const detail = expectContract(TicketDetail, (await confirm(path)).json());
  expect(detail).toMatchObject({
    status: 'waiting',
    assignee: { id: 'admin' },
    demo: { appointment: agreed, sequence: 1 },
  });
  expect(detail.events[0]).toMatchObject({
    kind: 'message',
    author: 'agent',
    body: expect.stringMatching(/^The demo is confirmed for .*\(America\/New_York\), 45 minutes\. Where: https/),
  });
  const [mail] = await newsOf();
  expect(mail?.subject).toMatch(/^Your demo is confirmed: .* at \d\d:\d\d \(America\/New_York\)$/);
  expect(mail?.text).toMatch(/at 12:00 \(Asia\/Kolkata\)/);
  expect(mail?.text).toContain(agreed.place);
  const { rows } = await api.database.pool.query('select status from demo_requests');
  expect(rows).toEqual([{ status: 'scheduled' }]);
  const audited = await api.database.pool.query(
    "select after from audit_events where action = 'ticket.demo_confirmed'",
  );
  expect(audited.rows).toEqual([{ after: agreed }]);
});

it('says the time once if both are in one zone, or theirs is unknown', async () => {
  await confirm(await ask({ timeZone: undefined }));
  const [mail] = await newsOf();
  expect(mail?.subject).toMatch(/at 12:00 \(Asia\/Kolkata\)$/);
  expect(mail?.text).not.toContain('Our time');
});

it('includes an invitation in the format of RFC 5545', async () => {
  await confirm(await ask(), { place: `Room "A, B"; ${'ä'.repeat(120)}` });
  const { type, text, lines } = await latestCalendar();
  expect(type).toBe('text/calendar; charset=utf-8; method=REQUEST');
  const compact = startsAt.replace(/[-:]|\.000/g, '');
  expect(lines).toEqual(
    expect.arrayContaining([
      'BEGIN:VCALENDAR',
      'VERSION:2.0',
      'METHOD:REQUEST',
      'SEQUENCE:1',
      `DTSTART:${compact}`,
      'STATUS:CONFIRMED',
      'END:VCALENDAR',
    ]),
  );
  expect(lines).toContain(`DTEND:${compact.replace('T0630', 'T0715')}`);
  expect(lines).toContain(`LOCATION:Room "A\\, B"\\; ${'ä'.repeat(120)}`);
  expect(lines.find((line) => line.startsWith('ATTENDEE'))?.toLowerCase()).toContain(`mailto:${email}`);
  // Each line ends with CR LF and has at most 75 octets.
  expect(text.endsWith('END:VCALENDAR\r\n')).toBe(true);
  expect(text.replaceAll('\r\n', '')).not.toMatch(/[\r\n]/);
  for (const line of text.split('\r\n')) expect(Buffer.byteLength(line)).toBeLessThanOrEqual(75);
});

it('moves and is canceled as the same event with a higher sequence', async () => {
  const path = await ask();
  await confirm(path);
  const first = await latestCalendar();
  const later = startsAt.replace('T06:30', 'T08:30');
  expect((await confirm(path, { startsAt: later, was: 1 })).json().demo).toMatchObject({ sequence: 2 });
  const moved = await latestCalendar();
  const cancelled = expectContract(TicketDetail, (await cancel(path, 2)).json());
  expect(cancelled).toMatchObject({ status: 'open', demo: { appointment: null, sequence: 3 } });
  const gone = await latestCalendar();
  const uid = first.lines.find((line) => line.startsWith('UID:'));
  for (const { lines } of [moved, gone]) expect(lines).toContain(uid);
  expect(moved.lines).toEqual(expect.arrayContaining(['METHOD:REQUEST', 'SEQUENCE:2']));
  expect(gone.lines).toEqual(expect.arrayContaining(['METHOD:CANCEL', 'SEQUENCE:3', 'STATUS:CANCELLED']));
  expect((await newsOf()).map(({ subject }) => subject.split(':')[0])).toEqual([
    'Your demo is canceled',
    'Your demo has a new time',
    'Your demo is confirmed',
  ]);
  expect((await cancel(path, 3)).statusCode).toBe(404);
  expect((await confirm(path)).json().demo).toMatchObject({ appointment: agreed, sequence: 4 });
});

it('sends nothing for the same time again, and refuses people who have not seen the latest', async () => {
  const path = await ask();
  await confirm(path);
  expect((await confirm(path, { was: 0 })).statusCode).toBe(200);
  expect(await newsOf()).toHaveLength(1);
  const late = await confirm(path, { minutes: 60, was: 0 });
  expect([late.statusCode, expectContract(ErrorBody, late.json()).code]).toEqual([409, 'changed_meanwhile']);
  expect((await cancel(path, 0)).statusCode).toBe(409);
  expect(await newsOf()).toHaveLength(1);
});

it('is confirmed by one of two agents at once', async () => {
  const path = await ask();
  const tokens = [admin, await api.signIn('super')];
  const sent = await Promise.all(tokens.map((token, at) => confirm(path, { minutes: [30, 60][at], was: 0 }, token)));
  expect(sent.map(({ statusCode }) => statusCode).sort()).toEqual([200, 409]);
  expect(await newsOf()).toHaveLength(1);
});

it.each([
  ['in the past', { startsAt: '2020-01-01T00:00:00Z' }, /in the future/],
  ['years ahead', { startsAt: `${year + 2}-01-01T00:00:00Z` }, /within the next year/],
  ['of an odd length', { minutes: 20 }, /minutes/],
  ['without a place', { place: ' ' }, /place/],
])('refuses a time %s', async (_what, fields, sentence) => {
  const path = await ask();
  const refused = await confirm(path, fields);
  expect([refused.statusCode, refused.json().message]).toEqual([400, expect.stringMatching(sentence)]);
  expect(await newsOf()).toEqual([]);
});

it('is only for a demo request', async () => {
  const payload = { name: 'Ana', email, subject: 'Prices', message: 'Is there a yearly one?' };
  await api.call({ method: 'POST', path: '/tex-suite/contactus', payload });
  const { rows } = await api.database.pool.query('select id from tickets');
  expect((await confirm(`/tex-suite/ticket/${rows[0].id}/demo`)).statusCode).toBe(404);
});
