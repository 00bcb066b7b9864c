import { Locations, SHARING_CONSENT, Sharing, Site } from '@marketplace/shared/contracts';
import { expectContract } from '../../../test/expect-contract.ts';
import { openTestApi, type TestApi } from '../../../test/test-api.ts';
import { tidy } from '../jobs/tidy-database.ts';

let api: TestApi;
let admin = '';
let user = '';
beforeAll(async () => {
  api = await openTestApi();
  [admin, user] = [await api.signIn('admin'), await api.signIn('user')];
});
afterAll(() => api.close());

const aSite = { name: 'Kochi yard', address: '1 Sample Road, Kochi', lat: 9.93, lng: 76.26, radius: 250 };
const sites = '/tex-suite/locations/sites';
const read = async () =>
  expectContract(Locations, (await api.call({ path: '/tex-suite/locations', token: admin })).json());
const add = async (payload: object = aSite) => api.call({ method: 'POST', path: sites, token: admin, payload });
const audits = async (action: string) =>
  (
    await api.database.pool.query(
      'select actor_id, target_name, before, after from audit_events where action = $1 order by at',
      [action],
    )
  ).rows;

describe('the locations', () => {
  it('lists the sites by name and the live positions with their users [CALL-39]', async () => {
    const { sites: found, positions, sequence } = await read();
    const names = found.map(({ name }) => name.toLowerCase());
    expect(names).toEqual([...names].sort());
    expect(found[0]).toMatchObject({ name: 'Bengaluru plant', lat: 13.0285, lng: 77.5193, radius: 600 });
    expect(positions.find(({ userId }) => userId === 'buyer')).toMatchObject({ name: 'Bala Krishnan', accuracy: 35 });
    expect(sequence).toBe(Math.max(...positions.map((one) => one.sequence)));
  });

  it('is only for administrators, and never cached [CALL-39]', async () => {
    const answer = await api.call({ path: '/tex-suite/locations', token: user });
    expect([answer.statusCode, answer.json().message]).toEqual([403, 'Only administrators can see locations.']);
    expect((await api.call({ path: '/tex-suite/locations', token: admin })).headers['cache-control']).toMatch(
      /no-store/,
    );
  });

  it('leaves out disabled users', async () => {
    await api.database.pool.query("update users set status = 'disabled' where id = 'spaced'");
    expect((await read()).positions.map(({ userId }) => userId)).not.toContain('spaced');
    await api.database.pool.query("update users set status = 'active' where id = 'spaced'");
  });
});

describe('a site', () => {
  it('can be added, changed and removed, and each is recorded with who did it', async () => {
    const added = await add({ ...aSite, id: 'mine', clientId: 'meridian', updatedAt: '2020-01-01T00:00:00Z' });
    expect(added.statusCode).toBe(201);
    const site = expectContract(Site, added.json());
    expect(site.id).not.toBe('mine');

    const changed = await api.call({
      ...{ method: 'PUT', path: `${sites}/${site.id}`, token: admin },
      payload: { ...aSite, name: ' Kochi port ', updatedAt: site.updatedAt },
    });
    expect(expectContract(Site, changed.json()).name).toBe('Kochi port');
    const removed = await api.call({ method: 'DELETE', path: `${sites}/${site.id}`, token: admin });
    expect(removed.statusCode).toBe(200);
    expect((await read()).sites.map(({ id }) => id)).not.toContain(site.id);

    expect(await audits('site.added')).toMatchObject([{ actor_id: 'admin', target_name: 'Kochi yard', after: aSite }]);
    expect(await audits('site.changed')).toMatchObject([{ before: aSite, after: { name: 'Kochi port' } }]);
    expect(await audits('site.removed')).toMatchObject([{ before: { name: 'Kochi port' } }]);
  });

  it('is not overwritten by a stale edit', async () => {
    const site = (await add()).json<Site>();
    const change = (name: string) =>
      api.call({
        ...{ method: 'PUT', path: `${sites}/${site.id}`, token: admin },
        payload: { ...aSite, name, updatedAt: site.updatedAt },
      });
    const answers = await Promise.all([change('One'), change('Two')]);
    expect(answers.map(({ statusCode }) => statusCode).sort()).toEqual([200, 409]);
    expect(answers.find(({ statusCode }) => statusCode === 409)?.json()).toMatchObject({ code: 'changed_meanwhile' });
  });

  it.each([
    ['name', ' '],
    ['name', 'x'.repeat(121)],
    ['address', ''],
    ['lat', 90.1],
    ['lat', '12'],
    ['lng', -180.5],
    ['lng', 1e204],
    ['radius', 9],
    ['radius', 100_001],
    ['radius', 10.5],
  ])('is refused with %s %j', async (field, value) => {
    const answer = await add({ ...aSite, [field]: value });
    expect(answer.statusCode).toBe(400);
    expect(answer.json().errors[0].field).toBe(field);
  });

  it("that doesn't exist can't be changed or removed", async () => {
    const payload = { ...aSite, updatedAt: '2026-01-01T00:00:00Z' };
    for (const method of ['PUT', 'DELETE'] as const) {
      const answer = await api.call({ method, path: `${sites}/none`, token: admin, payload });
      expect([answer.statusCode, answer.json().message]).toEqual([404, "This site doesn't exist."]);
    }
  });
});

const fix = (fields: object = {}) => ({
  ...{ lat: 12.5, lng: 77.5, accuracy: 20, speed: null, fixTime: new Date().toISOString() },
  ...fields,
});

it('deletes position history after 30 days', async () => {
  const { pool, db } = api.database;
  for (const table of ['position_history', 'live_positions']) {
    const sequence = table === 'live_positions' ? ", nextval('live_positions_sequence')" : '';
    const columns = `user_id, lat, lng, accuracy, fix_time, source${sequence && ', sequence'}`;
    await pool.query(`insert into ${table} (${columns})
      values ('inactive', 1, 1, 1, now() - interval '31 days', 'browser'${sequence})`);
  }
  await tidy(db, { auditRetentionDays: 400 });
  for (const table of ['position_history', 'live_positions']) {
    const { rows } = await pool.query(`select user_id from ${table}`);
    expect(rows.map((row) => row.user_id)).not.toContain('inactive');
    expect(rows.length).toBeGreaterThan(0);
  }
});

describe("sharing a user's own position", () => {
  const sharing = '/tex-suite/locations/sharing';
  const post = (token: string, payload: object) =>
    api.call({ method: 'POST', path: '/tex-suite/locations/position', token, payload });
  const start = (version: number = SHARING_CONSENT.version) =>
    api.call({ method: 'PUT', path: sharing, token: admin, payload: { version } });
  const stop = () => api.call({ method: 'DELETE', path: sharing, token: admin });
  const own = async () => (await read()).positions.find(({ userId }) => userId === 'admin');
  afterEach(stop);

  it('starts with consent, which is recorded once', async () => {
    expect(expectContract(Sharing, (await api.call({ path: sharing, token: admin })).json()).sharing).toBe(false);
    const refused = await post(admin, fix());
    expect([refused.statusCode, refused.json().code]).toEqual([409, 'not_sharing']);
    expect((await start(SHARING_CONSENT.version + 1)).json()).toMatchObject({ code: 'consent_changed' });
    await Promise.all([start(), start()]);
    expect(await audits('user.position_sharing_started')).toHaveLength(1);
    expect((await post(admin, fix())).statusCode).toBe(202);
    expect(await own()).toMatchObject({ name: 'Anita Desai', lat: 12.5, source: 'browser', speed: null });
  });

  it("accepts neither another user's position nor a source from the body", async () => {
    await start();
    await post(admin, fix({ userId: 'user', source: 'manual', sequence: 1, lat: 1 }));
    expect(await own()).toMatchObject({ lat: 1, source: 'browser' });
    expect((await read()).positions.find(({ userId }) => userId === 'user')?.lat).toBe(12.9716);
  });

  it('stops at once: the position is deleted, and sharing again needs consent', async () => {
    await start();
    await post(admin, fix());
    expect((await stop()).json()).toMatchObject({ sharing: false });
    expect(await own()).toBeUndefined();
    expect((await post(admin, fix())).statusCode).toBe(409);
    const noted = await audits('user.position_sharing_stopped');
    expect(noted[0]).toMatchObject({ actor_id: 'admin' });
  });

  it('keeps the newest fix, whatever order they arrive in, and treats a future one as now', async () => {
    await start();
    await post(admin, fix({ lat: 2 }));
    await post(admin, fix({ lat: 3, fixTime: new Date(Date.now() - 60_000).toISOString() }));
    expect((await own())?.lat).toBe(2);
    await post(admin, fix({ lat: 4, fixTime: new Date(Date.now() + 86_400_000).toISOString() }));
    expect(await own()).toMatchObject({ lat: 4 });
    expect(Date.parse((await own())?.fixTime ?? '')).toBeLessThanOrEqual(Date.now());
  });

  it('keeps one fix per minute in the history', async () => {
    await start();
    await api.database.pool.query("delete from position_history where user_id = 'admin'");
    for (const ago of [150, 149, 61, 60]) {
      await post(admin, fix({ fixTime: new Date(Date.now() - ago * 1_000).toISOString() }));
    }
    const { rows } = await api.database.pool.query("select 1 from position_history where user_id = 'admin'");
    expect(rows).toHaveLength(2);
  });

  it.each([
    ['lat', 91],
    ['lat', null],
    ['accuracy', -1],
    ['speed', 1e9],
    ['fixTime', 'yesterday'],
    ['fixTime', '0000-01-01T00:00:00Z'],
    ['fixTime', '2016-12-31T23:59:60Z'],
  ])('is refused with %s %j', async (field, value) => {
    await start();
    const answer = await post(admin, fix({ [field]: value }));
    expect([answer.statusCode, answer.json().errors[0].field]).toEqual([400, field]);
  });

  it('accepts one position per second', async () => {
    await start();
    await api.database.pool.query("delete from rate_limits where key = 'position:admin'");
    const answers = await Promise.all(Array.from({ length: 64 }, () => post(admin, fix())));
    expect(answers.filter(({ statusCode }) => statusCode === 429)).toHaveLength(4);
  });
});
