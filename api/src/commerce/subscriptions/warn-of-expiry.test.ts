import { createTestDatabase, type TestDatabase } from '../../../test/test-database.ts';
import { createMailer } from '../../notifications/index.ts';
import { warnOfExpiry } from './warn-of-expiry.ts';

let database: TestDatabase;
beforeAll(async () => {
  database = await createTestDatabase();
});
afterAll(() => database.drop());

const mailer = createMailer('TEX Marketplace');
const warn = () => warnOfExpiry({ db: database.db, mailer, publicUrl: 'https://shop.example' });

beforeEach(() => database.pool.query('delete from subscriptions; delete from mails'));

const insert = (endsIn: string, over: { term?: string; cancelled?: boolean } = {}) =>
  database.pool.query(
    `insert into subscriptions (client_id, id, module_id, module_name, order_id, user_id, no_of_users, starts_at, ends_at,
      unit_price, currency, cancel_at_end)
     values ('meridian', 's', 'fleet', 'Fleet', 'o', 'buyer', 2, now() + $1::interval - $2::interval,
      now() + $1::interval, 300, 'INR', $3)`,
    [endsIn, over.term ?? '365 days', over.cancelled ?? false],
  );
const mails = async () =>
  (await database.pool.query('select to_address as to, subject, text from mails order by 1, 2')).rows;
const subjects = async () => (await mails()).map(({ to, subject }) => [to, subject]);
const toBoth = (subject: string) => [
  ['buyer@tex.example', subject],
  ['spaced@tex.example', subject],
];

it('warns the active payment admins of the client 30 days before the end', async () => {
  await insert('30 days');
  await warn();
  expect(await subjects()).toEqual(toBoth('Fleet ends in 30 days'));
  expect((await mails())[0].text).toMatch(
    /The Fleet subscription for Meridian Components ends on \d+ \w+ \d{4}\. Extend it before then/,
  );
  expect((await mails())[0].text).toContain('https://shop.example/marketplace/payment-history');
});

it('warns each one once, however many replicas run it and however often', async () => {
  await insert('29 days 1 hour');
  await Promise.all(Array.from({ length: 8 }, warn));
  await warn();
  expect(await mails()).toHaveLength(2);
  await database.pool.query(`update subscriptions set ends_at = now() + interval '6 days 1 hour'`);
  await Promise.all(Array.from({ length: 8 }, warn));
  expect((await subjects()).slice(0, 2)).toEqual([
    ['buyer@tex.example', 'Fleet ends in 30 days'],
    ['buyer@tex.example', 'Fleet ends in 7 days'],
  ]);
  expect(await mails()).toHaveLength(4);
});

it('sends only the 7-day warning if both are due', async () => {
  await insert('1 day');
  await warn();
  expect(await subjects()).toEqual(toBoth('Fleet ends in 1 day'));
});

it.each([
  ['10 days', '2 days'],
  ['20 days', '5 days'],
  ['30 days', '7 days'],
])('warns once of the end of a term of %s, %s before it', async (term, endsIn) => {
  await insert(endsIn, { term });
  await warn();
  expect(await subjects()).toEqual(toBoth(`Fleet ends in ${endsIn}`));
  await database.pool.query("update subscriptions set ends_at = ends_at - interval '1 day'");
  await warn();
  expect(await mails()).toHaveLength(2);
});

it('warns twice of the end of a longer term: when it is expiring, and 7 days before', async () => {
  await insert('15 days', { term: '60 days' });
  await warn();
  expect(await subjects()).toEqual(toBoth('Fleet ends in 15 days'));
  await database.pool.query("update subscriptions set ends_at = ends_at - interval '8 days'");
  await warn();
  expect(await mails()).toHaveLength(4);
});

it.each([
  ['ends later', '30 days 1 minute', {}],
  ['has ended', '-1 minute', {}],
  ['is cancelled', '5 days', { cancelled: true }],
  ['is in the first three quarters of its term', '7 days 1 minute', { term: '30 days' }],
  ['was bought for a week, and has not come to its last day', '1 day 1 minute', { term: '7 days' }],
  ['was bought for three days', '1 minute', { term: '3 days' }],
])('sends nothing for one that %s', async (_name, endsIn, over) => {
  await insert(endsIn, over);
  await warn();
  expect(await mails()).toEqual([]);
});
