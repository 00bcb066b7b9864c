import {
  Health,
  HealthTimeline,
  SeenErrorPage,
  SetHealth,
  type Page,
  type SeenError,
} from '@marketplace/shared/contracts';
import { Type } from 'typebox';
import { expectContract } from '../../../test/expect-contract.ts';
import { openTestApi, type TestApi } from '../../../test/test-api.ts';

let api: TestApi;
beforeAll(async () => (api = await openTestApi()));
afterAll(() => api.close());
beforeEach(() => api.database.pool.query('truncate reports, rate_limits'));

const at = new Date(0).toISOString();
const url = '/marketplace/cart';
const cart = { app: 'mfe-cart', release: '1.0.0-aaaa1111', url, at };
const page = (more = {}) => ({ ...cart, kind: 'page', name: '/cart', value: 100, ...more });
const vital = (name: string, value: number) => ({ ...cart, kind: 'web-vital', name, value });
const error = (more = {}) => ({ ...cart, id: 'E-1', message: 'no price', place: 'mfe-cart /cart', ...more });

const send = async (kind: 'error' | 'performance', reports: object[], set = 'live1') => {
  const path = `/tex-suite/${kind}-report`;
  expect((await api.call({ method: 'POST', path, payload: { set, reports } })).statusCode).toBe(202);
};
const asAdmin = async (path: string) => api.call({ method: 'GET', path, token: await api.signIn('admin') });
const health = async () => (await asAdmin('/tex-admin/health?hours=1')).json<Health>();
const errors = async (query = '') => (await asAdmin(`/tex-admin/health/errors${query}`)).json<Page<SeenError>>();

describe('the health of the applications', () => {
  it('counts pages, errors and failed loads per release, with vitals at the 75th percentile', async () => {
    await send('performance', [
      page(),
      page({ value: 300 }),
      page({ release: '1.0.0-bbbb2222' }),
      page({ app: 'mfe-auth' }),
    ]);
    await send(
      'performance',
      [1, 2, 3, 4, 5].map((step) => vital('LCP', step * 100)),
    );
    await send('performance', [vital('CLS', 0.02), vital('INP', 80)]);
    await send('error', [error(), error({ kind: 'load' }), error({ kind: 'render' })]);
    const answer = await health();
    expectContract(Health, answer);
    expect(answer.parts.map(({ app, release }) => `${app} ${release}`).sort()).toEqual([
      'mfe-auth 1.0.0-aaaa1111',
      'mfe-cart 1.0.0-aaaa1111',
      'mfe-cart 1.0.0-bbbb2222',
    ]);
    expect(answer.parts.find(({ app, release }) => app === 'mfe-cart' && release.endsWith('1111'))).toMatchObject({
      pageViews: 2,
      errors: 2,
      loadFailures: 1,
      lcp: 400,
      cls: 0.02,
      inp: 80,
      shown: 250,
    });
  });

  it('leaves out old reports and invalid names of applications and releases', async () => {
    await send('performance', [page()]);
    await api.database.pool.query("update reports set created_at = now() - interval '2 hours'");
    await send('performance', [page({ app: "x'; drop" }), page({ release: '<script>' }), page({ release: undefined })]);
    expect((await health()).parts).toEqual([]);
    expect((await asAdmin('/tex-admin/health?hours=24')).json<Health>().parts).toHaveLength(1);
  });

  it.each(['hours=0', 'hours=2', 'hours=x'])('refuses %s', async (query) => {
    expect((await asAdmin(`/tex-admin/health?${query}`)).statusCode).toBe(400);
  });
});

describe('the timeline', () => {
  const timeline = async (hours: number) =>
    expectContract(HealthTimeline, (await asAdmin(`/tex-admin/health/timeline?hours=${hours}`)).json());
  const ago = (minutes: number, app = 'mfe-cart') =>
    api.database.pool.query(
      `update reports set created_at = now() - make_interval(mins => $1)
        where created_at > now() - interval '1 minute' and data::text like '%' || $2 || '%'`,
      [minutes, app],
    );

  it('has every step of the period, with what was reported in it', async () => {
    await send('performance', [page(), page(), vital('LCP', 100), vital('LCP', 500)]);
    await send('error', [error(), error({ kind: 'load' }), error({ kind: 'load' })]);
    await ago(13);
    await send('performance', [page()]);
    const { points } = await timeline(1);
    expect(points).toHaveLength(12);
    const shown = points.flatMap(({ pageViews, errors, loadFailures, lcp }, step) =>
      pageViews > 0 ? [{ step, pageViews, errors, loadFailures, lcp }] : [],
    );
    expect(shown).toEqual([
      { step: 9, pageViews: 2, errors: 1, loadFailures: 2, lcp: 400 },
      { step: 11, pageViews: 1, errors: 0, loadFailures: 0, lcp: null },
    ]);
    const [first, second] = points.map(({ at: begin }) => Date.parse(begin));
    expect((second ?? 0) - (first ?? 0)).toBe(300_000);
    expect([(await timeline(24)).points.length, (await timeline(168)).points.length]).toEqual([24, 28]);
  });

  it('marks the releases that followed another one, and not those that ran earlier', async () => {
    await send('performance', [page()]);
    await send('performance', [page({ app: 'mfe-auth' })]);
    await ago(90);
    await ago(30, 'mfe-auth');
    await send('performance', [page()]);
    await send('performance', [page({ release: '1.0.0-bbbb2222' })]);
    await ago(20);
    await send('performance', [page({ release: '1.0.0-bbbb2222' })]);
    const { releases } = await timeline(1);
    expect(releases.map(({ app, release }) => `${app} ${release}`)).toEqual(['mfe-cart 1.0.0-bbbb2222']);
    expect(Date.now() - Date.parse(releases[0]?.at ?? '')).toBeGreaterThan(19 * 60_000);
  });
});

describe('the errors', () => {
  it('are grouped when equal, with the latest one’s id, newest first', async () => {
    await send('error', [error({ id: 'E-1' })]);
    await send('error', [error({ id: 'E-2', stack: 'at cart.js:1' })]);
    await send('error', [error({ id: 'E-3', app: 'host', message: 'boom' })]);
    const answer = await errors();
    expectContract(SeenErrorPage, answer);
    expect(answer.content.map(({ app, count, lastId }) => [app, count, lastId])).toEqual([
      ['host', 1, 'E-3'],
      ['mfe-cart', 2, 'E-2'],
    ]);
    expect(answer.content[1]).toMatchObject({ stack: 'at cart.js:1', kind: 'uncaught', lastUrl: url });
  });

  it('are found by application, release, words, or the Error ID shown to a person', async () => {
    await send('error', [error({ id: 'E-7', message: '100% off' }), error({ id: 'E-8', app: 'mfe-auth' })]);
    const found = async (query: string) => (await errors(query)).content.map(({ lastId }) => lastId);
    expect(await found('?search=E-7')).toEqual(['E-7']);
    expect(await found('?search=0%25')).toEqual(['E-7']);
    expect(await found('?search=_')).toEqual([]);
    expect(await found('?app=mfe-auth&release=1.0.0-aaaa1111')).toEqual(['E-8']);
    expect(await errors('?size=1&page=1')).toMatchObject({ totalElements: 2, page: 1 });
  });
});

describe('the health of release sets', () => {
  const read = async (sets: string, since = at) =>
    api.call({ method: 'GET', path: `/tex-suite/release-health?sets=${sets}&since=${since}` });

  it('counts pages and errors of each, including those without reports', async () => {
    await send('performance', [page(), page(), vital('LCP', 1)], 'live1');
    await send('performance', [page()], 'canary2');
    await send('error', [error(), error()], 'canary2');
    const answer = (await read('live1,canary2,other3')).json<SetHealth[]>();
    expectContract(Type.Array(SetHealth), answer);
    expect(answer).toEqual([
      { set: 'live1', pageViews: 2, errors: 0 },
      { set: 'canary2', pageViews: 1, errors: 2 },
      { set: 'other3', pageViews: 0, errors: 0 },
    ]);
  });

  it('counts from the requested time', async () => {
    await send('error', [error()], 'canary2');
    const later = new Date(Date.now() + 60_000).toISOString();
    expect((await read('canary2', later)).json()).toEqual([{ set: 'canary2', pageViews: 0, errors: 0 }]);
  });

  it.each(['a,b,c,d,e', "x'--", ''])('refuses the sets %j', async (sets) => {
    expect((await read(encodeURIComponent(sets))).statusCode).toBe(400);
  });
});
