import { readApiDocument } from '../../../test/api-document.ts';
import { openTestApi, type TestApi } from '../../../test/test-api.ts';
import { until } from '../../../test/until.ts';

let api: TestApi;
beforeAll(async () => (api = await openTestApi()));
afterAll(() => api.close());
beforeEach(() => api.database.pool.query('truncate audit_events, rate_limits'));

/** The events of an action, once the work after the responses is done. */
const events = async (action: string, count = 1) => {
  const read = async () =>
    (
      await api.database.pool.query(
        'select actor_id, target_id, after, ip from audit_events where action = $1 order by at, id',
        [action],
      )
    ).rows;
  await until(async () => (await read()).length >= count);
  return read();
};

interface Reference {
  paths: Record<string, Record<string, { responses: Record<string, { content?: Record<string, unknown> }> }>>;
}

/** Accounts that may export what administrators may not. */
const exporters: Record<string, string> = {
  '/api/marketplace/tex-admin/sessions/csv': 'super',
  '/api/marketplace/tex-suite/subscription/csv': 'buyer',
};

describe('lists that are exported as files', () => {
  it('each leave an event: who, which list and how many rows', async () => {
    const { paths } = await readApiDocument<Reference>(api.app);
    const files = Object.keys(paths).filter((path) => paths[path]?.get?.responses[200]?.content?.['text/csv']);
    expect(files.length).toBeGreaterThanOrEqual(6);
    for (const path of files) {
      const account = exporters[path] ?? 'admin';
      const token = await api.signIn(account);
      await api.database.pool.query('truncate audit_events');
      const answer = await api.call({ base: '', path, token });
      expect([path, answer.statusCode]).toEqual([path, 200]);
      const rows = answer.body.trim().split('\n').length - 1;
      expect([path, await events('list.exported')]).toEqual([
        path,
        [{ actor_id: account, target_id: expect.stringMatching(/\.csv$/), after: { rows }, ip: '127.0.0.1' }],
      ]);
    }
  });

  it('record the filter, but not the words of a search', async () => {
    const token = await api.signIn('admin');
    const query = { search: 'buyer@tex.example', status: 'active', role: '' };
    await api.call({ path: '/tex-suite/user/csv', query, token });
    expect((await events('list.exported'))[0].after).toEqual({
      rows: 1,
      search: '(typed)',
      status: 'active',
    });
  });

  it('include the catalog', async () => {
    await api.call({ path: '/tex-admin/catalog/export', token: await api.signIn('admin') });
    expect(await events('list.exported')).toMatchObject([{ target_id: 'catalogue.json' }]);
  });
});

describe('refusals of signed-in people', () => {
  it('leave one event per person, endpoint and hour', async () => {
    const [buyer, user] = [await api.signIn('buyer'), await api.signIn('user')];
    for (const token of [buyer, buyer, user]) {
      expect((await api.call({ path: '/tex-admin/audit', token })).statusCode).toBe(403);
      expect((await api.call({ path: '/tex-suite/user/admin', token })).statusCode).toBe(403);
    }
    const found = await events('user.refused', 4);
    expect(found.map(({ actor_id, target_id }) => `${actor_id} ${target_id}`).sort()).toEqual([
      'buyer GET /api/marketplace/tex-admin/audit',
      'buyer GET /api/marketplace/tex-suite/user/:id',
      'user GET /api/marketplace/tex-admin/audit',
      'user GET /api/marketplace/tex-suite/user/:id',
    ]);
    expect(found[0]).toMatchObject({ after: { code: 'forbidden' }, ip: '127.0.0.1' });
    await api.database.pool.query("update rate_limits set resets_at = now() where key like 'refused:%'");
    await api.call({ path: '/tex-admin/audit', token: buyer });
    expect(await events('user.refused', 5)).toHaveLength(5);
  });

  it('of visitors leave no event', async () => {
    await api.call({ path: '/tex-admin/audit' });
    await api.call({ method: 'POST', path: '/auth/logout', headers: { origin: 'https://evil.example' } });
    await api.signIn('buyer');
    await events('user.signed_in');
    expect(await events('user.refused', 0)).toEqual([]);
  });
});
