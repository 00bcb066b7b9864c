import {
  Acknowledgement,
  ErrorBody,
  NewsletterLinkAnswer,
  NewsletterStatus,
  SubscriberPage,
} from '@marketplace/shared/contracts';
import { expectContract } from '../../../test/expect-contract.ts';
import { mailsTo } from '../../../test/recovery.ts';
import { openTestApi, type TestApi } from '../../../test/test-api.ts';
import { tidy } from '../../operations/index.ts';

let api: TestApi;
beforeAll(async () => {
  api = await openTestApi({ publicPostsPerMinute: 100_000, publicUrl: 'https://shop.example' });
});
afterAll(() => api.close());
beforeEach(() => api.database.pool.query('truncate newsletter_subscribers, rate_limits, mails'));

const reader = 'Reader+news@customer.example';
const at = (email: string) => `/tex-suite/newsletter/${encodeURIComponent(email)}`;
const subscribe = (email = reader) => api.call({ method: 'POST', path: at(email) });
const status = async (email = reader) =>
  expectContract(
    NewsletterStatus,
    (await api.call({ path: `/tex-suite/newsletter/status/${encodeURIComponent(email)}` })).json(),
  ).status;
const confirm = (token: string) =>
  api.call({ method: 'POST', path: '/tex-suite/newsletter/confirm', payload: { token } });
const oneClick = (token: string, options: object = {}) =>
  api.call({ method: 'POST', path: '/tex-suite/newsletter/unsubscribe', query: { token }, ...options });

/** The token in the link of the newest mail to the reader. */
const linkIn = async (page: string) => {
  const [mail] = await mailsTo(api, reader);
  return new RegExp(`https://shop\\.example/marketplace/newsletter/${page}\\?token=([\\w-]+)`).exec(
    mail?.text ?? '',
  )?.[1];
};
const subscribed = async () => {
  await subscribe();
  await confirm((await linkIn('confirm')) ?? '');
  return (await linkIn('unsubscribe')) ?? '';
};

describe('subscribing', () => {
  it('asks the address to confirm, and begins when it does [CALL-49, CALL-50, ENTITY-32]', async () => {
    expect(await status()).toBe(404);
    const answer = await subscribe();
    expect([answer.statusCode, expectContract(Acknowledgement, answer.json()).success]).toEqual([200, true]);
    expect(await status()).toBe(404);
    const confirmed = await confirm((await linkIn('confirm')) ?? '');
    expect(expectContract(NewsletterLinkAnswer, confirmed.json())).toMatchObject({ success: true, email: reader });
    expect(await status()).toBe(200);
    expect(await status(reader.toLowerCase())).toBe(200);
  });

  it('is ended by a link below every mail to it, whatever the mail’s words', async () => {
    const token = await subscribed();
    const [mail] = await mailsTo(api, reader);
    const link = `https://shop.example/marketplace/newsletter/unsubscribe?token=${token}`;
    expect(mail?.html).toContain(`<a href="${link}"`);
    expect(mail?.html).toContain('>Unsubscribe</a>');
    expect(mail?.text).toContain(`Unsubscribe:\n${link}\n`);
  });

  it('says that an address is already subscribed, however it is written [CALL-50]', async () => {
    await subscribed();
    const answer = await subscribe(reader.toUpperCase());
    expect([answer.statusCode, expectContract(ErrorBody, answer.json()).message]).toEqual([
      409,
      'This address is already subscribed.',
    ]);
  });

  it.each(['asha', 'a b@c.example', '@', 'a@b@c.example'])('refuses %s in words that the form knows', async (email) => {
    const answer = await subscribe(email);
    expect([answer.statusCode, answer.json().message]).toEqual([400, 'Please enter a valid email address.']);
  });

  it('sends the same link again before it is confirmed, five times an hour at most', async () => {
    for (let asked = 0; asked < 7; asked += 1) expect((await subscribe()).statusCode).toBe(200);
    const mails = await mailsTo(api, reader);
    expect(mails).toHaveLength(5);
    expect(new Set(mails.map(({ text }) => /token=([\w-]+)/.exec(text)?.[1])).size).toBe(1);
  });

  it('is one entry for parallel requests, and one welcome for parallel confirmations', async () => {
    await Promise.all(Array.from({ length: 8 }, () => subscribe()));
    const { rows } = await api.database.pool.query('select id from newsletter_subscribers');
    expect(rows).toHaveLength(1);
    const token = (await linkIn('confirm')) ?? '';
    const answers = await Promise.all(Array.from({ length: 8 }, () => confirm(token)));
    expect(answers.map(({ statusCode }) => statusCode)).toEqual(Array(8).fill(200));
    const welcomes = (await mailsTo(api, reader)).filter(({ subject }) => subject.startsWith('Welcome'));
    expect(welcomes).toHaveLength(1);
  });

  it('needs a valid link: not made up, not expired, not of another kind', async () => {
    const leaveToken = await subscribed();
    for (const token of ['x', leaveToken]) expect((await confirm(token)).statusCode).toBe(404);
    await api.database.pool.query('truncate newsletter_subscribers');
    await subscribe();
    const token = (await linkIn('confirm')) ?? '';
    await api.database.pool.query("update newsletter_subscribers set confirm_expires_at = now() - interval '1 second'");
    expect((await confirm(token)).json().code).toBe('link_not_good');
    expect(await status()).toBe(404);
  });

  it('stores tokens only as hashes', async () => {
    const token = await subscribed();
    const { rows } = await api.database.pool.query('select * from newsletter_subscribers');
    expect(JSON.stringify(rows)).not.toContain(token);
  });
});

describe('leaving', () => {
  it('takes one POST from a mail program, by the headers of every mail (RFC 8058)', async () => {
    await subscribed();
    const { rows } = await api.database.pool.query("select headers from mails where subject like 'Welcome%'");
    const { 'List-Unsubscribe': list, 'List-Unsubscribe-Post': how } = rows[0].headers;
    expect(how).toBe('List-Unsubscribe=One-Click');
    const url = new URL(/^<(.+)>$/.exec(list)?.[1] ?? '');
    expect(url.origin).toBe('https://shop.example');
    const answer = await api.app.inject({
      method: 'POST',
      url: url.pathname + url.search,
      headers: { 'content-type': 'application/x-www-form-urlencoded' },
      payload: 'List-Unsubscribe=One-Click',
    });
    expect([answer.statusCode, answer.json().email]).toEqual([200, reader]);
    expect(await status()).toBe(404);
  });

  it('does not happen with a GET, which only leads to the page that asks', async () => {
    const token = await subscribed();
    const answer = await api.call({ path: '/tex-suite/newsletter/unsubscribe', query: { token } });
    expect([answer.statusCode, answer.headers.location]).toEqual([
      303,
      `https://shop.example/marketplace/newsletter/unsubscribe?token=${token}`,
    ]);
    expect(await status()).toBe(200);
  });

  it('gets the same response the second time, and ends the links that would restart it', async () => {
    await subscribe();
    const confirmToken = (await linkIn('confirm')) ?? '';
    await confirm(confirmToken);
    const token = (await linkIn('unsubscribe')) ?? '';
    expect([(await oneClick(token)).statusCode, (await oneClick(token)).statusCode]).toEqual([200, 200]);
    expect((await confirm(confirmToken)).statusCode).toBe(404);
    expect(await status()).toBe(404);
    await subscribe();
    await subscribe();
    expect(await linkIn('confirm')).not.toBe(confirmToken);
    await confirm((await linkIn('confirm')) ?? '');
    expect(await status()).toBe(200);
  });

  it('refuses an incomplete link', async () => {
    expect((await oneClick('x')).statusCode).toBe(404);
    expect((await api.call({ method: 'POST', path: '/tex-suite/newsletter/unsubscribe' })).statusCode).toBe(400);
  });

  it('is for the signed-in owner of the address, and for people with its link [CALL-51]', async () => {
    const remove = async (email: string, token?: string, link?: string) =>
      (await api.call({ method: 'DELETE', path: at(email), token, query: link === undefined ? {} : { token: link } }))
        .statusCode;
    const link = await subscribed();
    const [user, admin] = [await api.signIn('user'), await api.signIn('admin')];
    expect(await remove(reader)).toBe(401);
    expect(await remove(reader, user)).toBe(403);
    expect(await remove(reader, admin)).toBe(403);
    expect(await remove(reader, undefined, 'x')).toBe(403);
    expect(await remove('other@customer.example', undefined, link)).toBe(403);
    expect(await status()).toBe(200);
    expect(await remove(reader, undefined, link)).toBe(200);
    expect(await status()).toBe(404);
    await api.database.pool.query(
      "insert into newsletter_subscribers (id, email, status) values ('own', 'user@tex.example', 'subscribed')",
    );
    expect(await remove('USER@tex.example', user)).toBe(200);
    expect(await status('user@tex.example')).toBe(404);
  });
});

it('deletes an address that never confirmed, a week after its link expired', async () => {
  await subscribed();
  await subscribe('never@customer.example');
  await api.database.pool.query("update newsletter_subscribers set confirm_expires_at = now() - interval '6 days'");
  const emails = async () =>
    (await api.database.pool.query('select email from newsletter_subscribers order by email')).rows.map(
      ({ email }) => email,
    );
  await tidy(api.database.db, { auditRetentionDays: 400 });
  expect(await emails()).toHaveLength(2);
  await api.database.pool.query("update newsletter_subscribers set confirm_expires_at = now() - interval '8 days'");
  await tidy(api.database.db, { auditRetentionDays: 400 });
  expect(await emails()).toEqual([reader]);
});

it('lists the subscribers for administrators, by status, address and page [CALL-52]', async () => {
  for (const name of ['one', 'two', 'three']) await subscribe(`${name}@customer.example`);
  await subscribed();
  const token = await api.signIn('admin');
  const list = async (query: Record<string, string>) =>
    expectContract(SubscriberPage, (await api.call({ path: '/tex-suite/newsletter', query, token })).json());
  expect((await list({ size: '3' })).totalPages).toBe(2);
  expect((await list({ status: 'subscribed' })).content.map(({ email }) => email)).toEqual([reader]);
  expect((await list({ search: 'TWO@' })).content.map(({ email }) => email)).toEqual(['two@customer.example']);
  expect((await api.call({ path: '/tex-suite/newsletter' })).statusCode).toBe(401);
  expect((await api.call({ path: '/tex-suite/newsletter', token: await api.signIn('buyer') })).statusCode).toBe(403);
});

it('limits how many addresses a visitor subscribes and checks per minute [NEWS-08]', async () => {
  const limited = await openTestApi({ publicPostsPerMinute: 6 });
  try {
    const call = (method: 'GET' | 'POST', path: string) => limited.call({ method, path });
    expect((await call('POST', at(reader))).statusCode).toBe(200);
    expect((await call('POST', at('b@c.example'))).statusCode).toBe(429);
    for (let asked = 0; asked < 2; asked += 1) await call('GET', '/tex-suite/newsletter/status/a@b.example');
    expect((await call('GET', '/tex-suite/newsletter/status/a@b.example')).statusCode).toBe(429);
  } finally {
    await limited.close();
  }
});

it('exports the confirmed addresses for a mailing service, each with a link that unsubscribes it', async () => {
  await subscribed();
  const { rows } = await api.database.pool.query('select count(*)::int as n from newsletter_subscribers');
  expect(rows).toEqual([{ n: 1 }]);
  for (const email of ['pending@customer.example', 'left@customer.example']) await subscribe(email);
  await api.database.pool.query(
    "update newsletter_subscribers set status = 'unsubscribed' where email = 'left@customer.example'",
  );
  const token = await api.signIn('admin');
  const file = await api.call({ path: '/tex-suite/newsletter/csv', token });
  const [header, line, ...rest] = file.body.replace('\uFEFF', '').trim().split('\n');
  expect([header, rest]).toEqual(['Email,Confirmed,Unsubscribe', []]);
  expect(line).toMatch(/^Reader\+news@customer\.example,\d{4}-\d\d-\d\dT[\d:.]+Z,https:/);
  const link = new URL(line?.split(',')[2] ?? '');
  expect(link.pathname).toBe('/marketplace/newsletter/unsubscribe');
  expect((await oneClick(link.searchParams.get('token') ?? '')).statusCode).toBe(200);
  expect(await status()).toBe(404);
});
