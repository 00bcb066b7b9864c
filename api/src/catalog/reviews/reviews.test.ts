import {
  ErrorBody,
  ManagedReviewDetail,
  ManagedReviewPage,
  OwnReview,
  ReviewPage,
} from '@marketplace/shared/contracts';
import { expectContract } from '../../../test/expect-contract.ts';
import { mailsTo } from '../../../test/recovery.ts';
import { openTestApi, type TestApi } from '../../../test/test-api.ts';
import { until } from '../../../test/until.ts';
import { authorName } from './author-name.ts';

let api: TestApi;
const tokens: Record<string, string> = {};
beforeAll(async () => {
  api = await openTestApi();
  for (const person of ['user', 'buyer', 'buyer2', 'creator', 'admin', 'empty'])
    tokens[person] = await api.signIn(person);
});
beforeEach(async () => {
  await query('truncate reviews, review_reports, rate_limits, mails cascade');
  await query("update modules set rating = 4.4, status = 'published'");
});
afterAll(() => api.close());

const query = async (statement: string, values: unknown[] = []) =>
  (await api.database.pool.query(statement, values)).rows;
const call = (person: string | undefined, method: 'GET' | 'PUT' | 'POST' | 'DELETE', path: string, payload?: object) =>
  api.call({ method, path, token: person && tokens[person], ...(payload && { payload }) });
const own = (module: string) => `/tex-suite/user/module/${module}/review`;
const words = { stars: 4, title: ' Good ', text: ' It does what it should. ', version: null };
const write = (person: string, module: string, fields: object = {}) =>
  call(person, 'PUT', own(module), { ...words, ...fields });
const ownReview = async (person: string, module: string) =>
  expectContract(OwnReview, (await call(person, 'GET', own(module))).json());
const versionOf = async (person: string, module: string) => (await ownReview(person, module)).review?.version;
const list = async (module: string, search = '') =>
  expectContract(ReviewPage, (await call(undefined, 'GET', `/tex-admin/modules/${module}/reviews${search}`)).json());
const ratingOf = async (module: string) =>
  (await query('select rating from modules where id = $1', [module]))[0].rating;
/** Once the catalog's version has reached the responses in memory. */
const listed = (module: string, total: number) => until(async () => (await list(module)).total === total);
const managed = async (id: string) =>
  expectContract(ManagedReviewDetail, (await call('admin', 'GET', `/tex-admin/review/${id}`)).json());
const setStatus = async (id: string, status: string, fields: object = {}) =>
  call('admin', 'PUT', `/tex-admin/review/${id}/status`, { status, version: (await managed(id)).version, ...fields });
const idOf = async (person: string, module: string) => (await ownReview(person, module)).review?.id ?? '';

it.each([
  ['Asha Rao', 'Asha R.'],
  ['  Asha   Devi  rao ', 'Asha R.'],
  ['Prince', 'Prince'],
  ['asha@client.example', 'Subscriber'],
  ['عائشة محمد', 'عائشة م.'],
  ['李 𠮷田', '李 𠮷.'],
])('the author %j is called %j', (name, called) => expect(authorName(name)).toBe(called));

describe('writing a review', () => {
  it('is for people whose organization subscribes, and sets the rating [A-47]', async () => {
    expect(await ownReview('user', 'people')).toEqual({ mayReview: true, review: null });
    expect((await write('user', 'people')).statusCode).toBe(200);
    expect(await ratingOf('people')).toBe(4);
    await listed('people', 1);
    const { content, average, distribution } = await list('people');
    expect(content).toMatchObject([
      { stars: 4, title: 'Good', text: 'It does what it should.', author: 'Uma R.', editedAt: null },
    ]);
    expect([average, distribution]).toEqual([4, { 1: 0, 2: 0, 3: 0, 4: 1, 5: 0 }]);
    expect(JSON.stringify(content)).not.toMatch(/Rao|meridian|tex\.example/i);
    const module = (await call(undefined, 'GET', '/tex-admin/modules/people')).json();
    expect([module.rating, module.reviewCount]).toEqual([4, 1]);
  });

  it('counts every published review, with two decimals', async () => {
    for (const [person, stars] of [
      ['user', 5],
      ['buyer', 5],
      ['creator', 4],
    ] as const)
      await write(person, 'people', { stars });
    expect(await ratingOf('people')).toBe(4.67);
    await listed('people', 3);
    expect((await list('people')).average).toBe(4.67);
    expect((await list('people', '?stars=4')).content.map(({ author }) => author)).toEqual(['Chitra N.']);
    expect(await list('people', '?stars=4')).toMatchObject({ totalElements: 1, total: 3 });
    expect((await list('people', '?sort=lowest')).content.map(({ stars }) => stars)).toEqual([4, 5, 5]);
    expect((await list('people', '?sort=highest')).content.map(({ stars }) => stars)).toEqual([5, 5, 4]);
  });

  it("is allowed after the subscription has ended, and in each of a person's clients", async () => {
    expect((await write('buyer', 'general-ledger')).statusCode).toBe(200);
    expect((await write('buyer', 'freight-bills')).statusCode).toBe(200);
    expect(await query('select module_id, client_id from reviews order by 1')).toEqual([
      { module_id: 'freight-bills', client_id: 'meridian-exports' },
      { module_id: 'general-ledger', client_id: 'meridian' },
    ]);
  });

  it.each([
    ['somebody of another client', 'buyer2', 'people'],
    ['a subscription that has not begun', 'buyer', 'projects'],
    ['an administrator without a client', 'admin', 'people'],
    ['a module that nobody has', 'user', 'yard'],
  ])('is not for %s', async (_who, person, module) => {
    const answer = await write(person, module);
    expect([answer.statusCode, expectContract(ErrorBody, answer.json()).code]).toEqual([403, 'no_subscription']);
    expect((await ownReview(person, module)).mayReview).toBe(false);
    expect(await ratingOf(module)).toBe(4.4);
  });

  it('is not for a subscription that awaits its payment', async () => {
    await query("update subscriptions set awaits_payment = true where module_id = 'recruit'");
    expect((await write('user', 'recruit')).statusCode).toBe(403);
    await query("update subscriptions set awaits_payment = false where module_id = 'recruit'");
  });

  it.each([
    ['text', { text: '         \n ' }],
    ['text', { text: `${' '.repeat(20)}short` }],
    ['text', { text: 'x'.repeat(4_001) }],
    ['title', { title: 'x'.repeat(121) }],
    ['stars', { stars: 6 }],
    ['stars', { stars: 4.5 }],
    ['stars', { stars: undefined }],
  ])('names the field %s of %j', async (field, fields) => {
    const answer = await write('user', 'people', fields);
    expect(answer.statusCode).toBe(400);
    expect(expectContract(ErrorBody, answer.json()).errors).toEqual([expect.objectContaining({ field })]);
  });

  it('accepts every writing system, and keeps markup as text', async () => {
    const text = 'ممتاز جدا <b>bold</b> 👩‍🏭 ' + 'w'.repeat(200);
    expect((await write('user', 'people', { text })).statusCode).toBe(200);
    await listed('people', 1);
    expect((await list('people')).content[0]?.text).toBe(text);
  });

  it('is refused for an archived module, but its review can be deleted', async () => {
    await write('user', 'people');
    await query("update modules set status = 'archived' where id = 'people'");
    expect((await write('user', 'people', { version: await versionOf('user', 'people') })).statusCode).toBe(404);
    await until(async () => (await call(undefined, 'GET', '/tex-admin/modules/people/reviews')).statusCode === 404);
    expect((await call('user', 'DELETE', own('people'))).statusCode).toBe(200);
  });

  it('stops at 20 changes an hour', async () => {
    await query("insert into rate_limits (key, hits, resets_at) values ('review:user', 20, now() + interval '1 hour')");
    expect((await write('user', 'people')).statusCode).toBe(429);
  });
});

describe('changing a review', () => {
  it('keeps its date and says that it was edited; saving it unchanged does nothing', async () => {
    await write('user', 'people');
    await query("update reviews set created_at = now() - interval '9 days', updated_at = now() - interval '9 days'");
    const again = await write('user', 'people', { version: await versionOf('user', 'people') });
    expect(again.statusCode).toBe(200);
    expect(await query('select 1 from reviews where updated_at > created_at')).toEqual([]);
    await write('user', 'people', { stars: 1, version: await versionOf('user', 'people') });
    expect(await query('select 1 from reviews where updated_at > created_at')).toHaveLength(1);
    expect(await ratingOf('people')).toBe(1);
  });

  it('does not overwrite what another tab has saved', async () => {
    await write('user', 'people');
    const version = await versionOf('user', 'people');
    const answers = await Promise.all([2, 3].map((stars) => write('user', 'people', { stars, version })));
    expect(answers.map(({ statusCode }) => statusCode).sort()).toEqual([200, 409]);
    expect((await write('user', 'people')).json().code).toBe('changed_meanwhile');
  });

  it('deletes it; without any review the module has no rating', async () => {
    await write('user', 'people');
    expect((await call('user', 'DELETE', own('people'))).json()).toEqual({ mayReview: true, review: null });
    expect(await ratingOf('people')).toBeNull();
    expect((await call('user', 'DELETE', own('people'))).statusCode).toBe(404);
  });

  it('shows its author’s new name', async () => {
    await write('user', 'people');
    await listed('people', 1);
    await call('user', 'PUT', '/auth/profile', { name: 'Umadevi Shah', phone: null, timeZone: null });
    await until(async () => (await list('people')).content[0]?.author === 'Umadevi S.');
    await call('admin', 'PUT', '/tex-suite/user/user', { name: 'Uma Rao' });
    await until(async () => (await list('people')).content[0]?.author === 'Uma R.');
  });
});

it('counts everyone who writes, and what moderators hide, at the same moment', async () => {
  await query(
    `insert into users (id, name, email) select 'p' || n, 'Person ' || n, 'p' || n || '@x.example' from generate_series(1, 60) n`,
  );
  await query(`insert into reviews (id, module_id, user_id, client_id, stars, text)
    select 'r' || n, 'people', 'p' || n, 'meridian', 1 + n % 5, 'It works as it should.' from generate_series(1, 60) n`);
  const moderated = ['r1', 'r2', 'r3', 'r4'];
  const answers = await Promise.all([
    ...['user', 'buyer', 'creator', 'empty'].map((person) => write(person, 'people', { stars: 5 })),
    ...moderated.map((id) => setStatus(id, 'hidden', { reason: 'Spam' })),
    ...moderated.map(() => write('buyer', 'attendance', { stars: 2 })),
  ]);
  expect(answers.filter(({ statusCode }) => statusCode === 200)).toHaveLength(9);
  const [sums] = await query(`select round(avg(stars), 2)::float8 as average, count(*)::int as count
    from reviews where module_id = 'people' and status = 'published'`);
  expect(sums.count).toBe(60);
  expect(await ratingOf('people')).toBe(sums.average);
  await query("delete from reviews where user_id like 'p_' or user_id like 'p__'");
  await query("delete from users where email like '%@x.example'");
});

it('pages through 10,000 reviews', async () => {
  await query(
    `insert into users (id, name, email) select 'n' || n, 'Person ' || n, n || '@many.example' from generate_series(1, 10000) n`,
  );
  await query(`insert into reviews (id, module_id, user_id, client_id, stars, text, created_at, updated_at)
    select 'm' || n, 'leads', 'n' || n, 'meridian', 1 + n % 5, 'It works as it should.', now() - n * interval '1 minute', now() - n * interval '1 minute'
      from generate_series(1, 10000) n`);
  const page = await list('leads', '?size=5&page=1999&sort=newest');
  expect(page.content.map(({ id }) => id)).toEqual(['m9996', 'm9997', 'm9998', 'm9999', 'm10000']);
  expect(page).toMatchObject({ total: 10_000, totalPages: 2_000, average: 3 });
  expect(Object.values(page.distribution)).toEqual([2_000, 2_000, 2_000, 2_000, 2_000]);
  const lowest = await list('leads', '?size=100&sort=lowest&page=19');
  expect(new Set(lowest.content.map(({ stars }) => stars))).toEqual(new Set([1]));
  await query('truncate reviews cascade');
  await query("delete from users where email like '%@many.example'");
});

describe('reporting a review', () => {
  const report = (person: string | undefined, id: string, fields: object = {}) =>
    call(person, 'POST', `/tex-suite/review/${id}/report`, { reason: 'spam', note: ' Two\nlines ', ...fields });

  it('counts once per person, and not for visitors or the author', async () => {
    await write('user', 'people');
    const id = await idOf('user', 'people');
    const answers = await Promise.all([
      report('buyer', id),
      report('buyer', id, { reason: 'other' }),
      report('buyer2', id),
    ]);
    expect(answers.map(({ statusCode }) => statusCode)).toEqual([200, 200, 200]);
    expect((await report(undefined, id)).statusCode).toBe(401);
    expect((await report('user', id)).json().code).toBe('own_review');
    expect((await report('buyer', 'none')).statusCode).toBe(404);
    expect((await report('buyer', id, { reason: 'because' })).statusCode).toBe(400);
    const { openReports, reports } = await managed(id);
    expect([openReports, reports.map(({ reporter }) => reporter.id).sort()]).toEqual([2, ['buyer', 'buyer2']]);
    expect(reports.find(({ reporter }) => reporter.id === 'buyer2')).toMatchObject({
      reason: 'spam',
      note: 'Two\nlines',
    });
  });

  it('ends when a moderator dismisses the reports', async () => {
    await write('user', 'people');
    const id = await idOf('user', 'people');
    await report('buyer', id);
    expect((await call('admin', 'POST', `/tex-admin/review/${id}/dismiss`)).statusCode).toBe(200);
    expect(await managed(id)).toMatchObject({ openReports: 0, status: 'published' });
    expect(await ratingOf('people')).toBe(4);
    expect((await call('admin', 'POST', '/tex-admin/review/none/dismiss')).statusCode).toBe(404);
  });
});

describe('moderation', () => {
  it('hides a review: it no longer counts, its author is told why, and it is logged', async () => {
    await write('user', 'people', { stars: 1 });
    await write('buyer', 'people', { stars: 5 });
    const id = await idOf('user', 'people');
    await call('buyer', 'POST', `/tex-suite/review/${id}/report`, { reason: 'offensive' });
    expect((await setStatus(id, 'hidden')).json().errors).toMatchObject([{ field: 'reason' }]);
    expect((await setStatus(id, 'hidden', { reason: ' It names a colleague. ' })).statusCode).toBe(200);
    expect(await ratingOf('people')).toBe(5);
    await listed('people', 1);
    expect(await managed(id)).toMatchObject({
      ...{ status: 'hidden', hiddenReason: 'It names a colleague.', hiddenBy: 'Anita Desai', openReports: 0 },
    });
    const [mail] = await mailsTo(api, 'user@tex.example');
    expect(mail?.subject).toBe('Your review of People is hidden');
    expect(mail?.text).toContain('It names a colleague.');
    expect(
      await query("select actor_id, after from audit_events where action = 'review.hidden' and target_id = $1", [id]),
    ).toEqual([{ actor_id: 'admin', after: { reason: 'It names a colleague.' } }]);
  });

  it('leaves a hidden review hidden when its author changes it, and does not let them delete it', async () => {
    await write('user', 'people', { stars: 1 });
    const id = await idOf('user', 'people');
    await setStatus(id, 'hidden', { reason: 'Spam' });
    const { review } = await ownReview('user', 'people');
    expect(review).toMatchObject({ status: 'hidden', hiddenReason: 'Spam' });
    await write('user', 'people', { stars: 3, version: review?.version });
    expect(await ratingOf('people')).toBeNull();
    expect((await call('user', 'DELETE', own('people'))).json().code).toBe('review_hidden');
    expect((await call('buyer', 'POST', `/tex-suite/review/${id}/report`, { reason: 'spam' })).statusCode).toBe(404);
    expect((await setStatus(id, 'published')).statusCode).toBe(200);
    expect(await ratingOf('people')).toBe(3);
  });

  it('does not hide a review that its author has changed meanwhile', async () => {
    await write('user', 'people');
    const id = await idOf('user', 'people');
    const { version } = await managed(id);
    await write('user', 'people', { text: 'Another text, without the name.', version });
    expect((await setStatus(id, 'hidden', { reason: 'Spam', version })).statusCode).toBe(409);
  });

  it('finds reviews by state, module and words', async () => {
    await write('user', 'people', { text: 'The import takes patience.' });
    await write('buyer', 'attendance');
    await write('buyer', 'people');
    await setStatus(await idOf('buyer', 'people'), 'hidden', { reason: 'Spam' });
    await call('buyer', 'POST', `/tex-suite/review/${await idOf('user', 'people')}/report`, { reason: 'spam' });
    const found = async (search: string) => {
      const answer = await call('admin', 'GET', `/tex-admin/review?${search}`);
      const { content } = expectContract(ManagedReviewPage, answer.json());
      return content.map(({ author, moduleId }) => `${author.id} ${moduleId}`).sort();
    };
    expect(await found('')).toHaveLength(3);
    expect(await found('status=reported&sort=reported,desc')).toEqual(['user people']);
    expect(await found('status=hidden')).toEqual(['buyer people']);
    expect(await found('status=published&moduleId=people')).toEqual(['user people']);
    expect(await found('search=PATIENCE')).toEqual(['user people']);
    expect(await found('search=attend')).toEqual(['buyer attendance']);
    expect(await found('search=%25')).toEqual([]);
  });
});

it('a review is deleted with its author’s account, and the rating follows', async () => {
  await write('empty', 'people', { stars: 1 });
  await write('buyer', 'people', { stars: 5 });
  await write('empty', 'attendance', { stars: 2 });
  await query("update reviews set hidden_by = 'empty' where user_id = 'buyer'");
  const answer = await call('empty', 'POST', '/auth/account/delete', { email: 'empty@tex.example' });
  expect(answer.statusCode).toBe(200);
  expect(await query('select user_id, hidden_by from reviews')).toEqual([{ user_id: 'buyer', hidden_by: null }]);
  expect([await ratingOf('people'), await ratingOf('attendance')]).toEqual([5, null]);
});

it('a deactivated author keeps their review', async () => {
  await write('creator', 'people');
  await query("update users set status = 'disabled' where id = 'creator'");
  await listed('people', 1);
  await query("update users set status = 'active' where id = 'creator'");
});
