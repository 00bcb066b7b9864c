import { refuseTruncating } from '../../../../test/guard-audit-log.ts';
import { createTestDatabase, type TestDatabase } from '../../../../test/test-database.ts';
import { recordAudit } from '../record-audit.ts';
import { checkChain } from './audit-jobs.ts';
import { sealAudit } from './seal-audit.ts';
import { verifyAudit } from './verify-audit.ts';

let database: TestDatabase;
beforeEach(async () => {
  database = await createTestDatabase();
  await refuseTruncating(database.pool);
});
afterEach(() => database.drop());

const run = (statement: string) => database.pool.query(statement);
const record = (id: string, more: { before?: object; after?: object } = {}) =>
  database.db.transaction((tx) =>
    recordAudit(tx, {
      actorId: 'admin',
      action: 'user.renamed',
      target: { type: 'user', id, name: `${id}@tex.example` },
      before: { name: 'Old', role: 'USER', ...more.before },
      after: { name: 'New', role: 'ADMIN', ...more.after },
      ip: '192.0.2.7',
    }),
  );
/** An owner of the tables who bypasses the triggers. */
const tamper = async (statement: string) => {
  for (const table of ['audit_events', 'audit_chain']) await run(`alter table ${table} disable trigger user`);
  await run(statement);
};
const third = '(select event_id from audit_chain where sequence = 3)';
const verify = (expected?: string) => verifyAudit(database.db, expected);

describe('the chain of audit events', () => {
  beforeEach(async () => {
    for (const id of ['user', 'buyer', 'empty', 'payer', 'admin']) await record(id);
    await sealAudit(database.db);
  });

  it('is intact as long as nobody changes anything, and continues where it ended', async () => {
    const first = await verify();
    expect(first).toMatchObject({ events: 5, erased: 0, unsealed: 0, head: expect.stringMatching(/^5:[0-9a-f]{64}$/) });
    await record('user');
    expect(await verify()).toMatchObject({ events: 5, unsealed: 1 });
    await sealAudit(database.db);
    expect(await verify(first.head)).toMatchObject({ events: 6, unsealed: 0, head: expect.stringMatching(/^6:/) });
  });

  it.each([
    ['its action', `update audit_events set action = 'user.signed_in' where id = ${third}`],
    ['its moment', `update audit_events set at = at - interval '1 second' where id = ${third}`],
    ['who acted', `update audit_events set actor_id = 'buyer' where id = ${third}`],
    ['an email', `update audit_events set actor_email = 'x@tex.example' where id = ${third}`],
    ['an address', `update audit_events set ip = null where id = ${third}`],
    ['whom it is about', `update audit_events set target_id = 'buyer' where id = ${third}`],
    ['a name', `update audit_events set target_name = 'x' where id = ${third}`],
    ['a value', `update audit_events set after = after || '{"role": "USER"}' where id = ${third}`],
    ['a personal value', `update audit_events set after = after || '{"name": "X"}' where id = ${third}`],
    ['a value that is gone', `update audit_events set after = after - 'role' where id = ${third}`],
    ['the event itself', `delete from audit_events where id = ${third}`],
    ['its seal', 'delete from audit_chain where sequence = 3'],
    ['a hash', "update audit_chain set person_hash = 'x' where sequence = 3"],
    ['event and seal', `delete from audit_events where id = ${third}; delete from audit_chain where sequence = 3`],
    ['the order', 'update audit_chain set sequence = case sequence when 3 then -3 else 3 end where sequence in (3, 4)'],
  ])('breaks where somebody changed %s', async (_, statement) => {
    await tamper(statement);
    expect((await verify()).broken?.sequence).toBeGreaterThanOrEqual(3);
    expect((await verify()).broken?.sequence).toBeLessThanOrEqual(4);
  });

  it('reveals an event that was added with a time in the past', async () => {
    await run(`insert into audit_events (id, at, action, target_type, target_id, target_name)
      values ('late', now() - interval '3 days', 'user.renamed', 'user', 'user', 'User')`);
    await sealAudit(database.db);
    expect((await verify()).broken).toMatchObject({ eventId: 'late' });
  });

  it('reveals by its head that the end was cut off', async () => {
    const { head } = await verify();
    await tamper(`delete from audit_events where id = (select event_id from audit_chain where sequence = 5);
      delete from audit_chain where sequence = 5`);
    expect((await verify()).broken).toBeUndefined();
    expect((await verify(head)).broken).toMatchObject({ sequence: 5 });
  });

  it('has no gap when replicas seal at once, while events are recorded', async () => {
    await Promise.all(
      Array.from({ length: 60 }, (_, index) => (index % 3 === 0 ? sealAudit(database.db) : record(`u${index}`))),
    );
    await sealAudit(database.db);
    expect(await verify()).toMatchObject({ events: 45, unsealed: 0, head: expect.stringMatching(/^45:/) });
    expect((await verify()).broken).toBeUndefined();
  });

  it('is checked daily: the log names the head, or the job the first broken event', async () => {
    const log = { warn: jest.fn() };
    const context = { db: database.db, log: log as never };
    await checkChain(context);
    expect(log.warn).toHaveBeenCalledWith({ head: (await verify()).head }, 'the audit log is whole');
    await tamper(`update audit_events set action = 'user.signed_in' where id = ${third}`);
    await expect(checkChain(context)).rejects.toThrow(/^The audit log is broken at 3 /);
  });
});

describe('the tables of the log', () => {
  beforeEach(async () => {
    await record('user');
    await sealAudit(database.db);
  });

  it.each([
    "update audit_events set action = 'user.signed_in'",
    'update audit_events set actor_email = null, actor_salt = null',
    'delete from audit_events',
    'truncate audit_events',
    'update audit_chain set sequence = 9',
    'delete from audit_chain',
    'truncate audit_chain',
    "set marketplace.audit = 'retention'; delete from audit_events",
    "set marketplace.audit = 'erasure'; update audit_events set action = 'user.signed_in'",
    "set marketplace.audit = 'erasure'; update audit_events set actor_salt = gen_random_uuid()",
    "set marketplace.audit = 'retention'; truncate audit_events",
    "select erase_audit_person('user', 'user@tex.example')",
  ])('refuse: %s', async (statement) => {
    const client = await database.pool.connect();
    await expect(client.query(statement)).rejects.toMatchObject({ code: '23001' });
    await client.query('reset marketplace.audit');
    client.release();
    expect(await verify()).toMatchObject({ events: 1 });
  });
});

describe('the end of the retention', () => {
  const add = (id: string, days: number) =>
    run(`insert into audit_events (id, at, action, target_type, target_id, target_name)
      values ('${id}', now() - interval '${days} days', 'user.renamed', 'user', 'user', 'User')`);
  const prune = async (days: number) =>
    (await database.pool.query<{ pruned: number }>('select prune_audit($1) as pruned', [days])).rows[0]?.pruned;

  it('removes the oldest sealed events and keeps an anchor, and the rest stays intact', async () => {
    for (const [id, days] of [
      ['a', 90],
      ['b', 80],
      ['c', 40],
      ['d', 1],
    ] as const)
      await add(id, days);
    expect(await prune(60)).toBe(0);
    await sealAudit(database.db);
    const { head } = await verify();
    expect(await prune(60)).toBe(2);
    expect(await verify(head)).toMatchObject({ events: 2, anchor: expect.stringMatching(/^2:/), head });
    expect((await verify(head)).broken).toBeUndefined();
    await record('user');
    await sealAudit(database.db);
    expect(await verify(head)).toMatchObject({ events: 3, head: expect.stringMatching(/^5:/) });
  });

  it('never removes the last 30 days, and may remove everything older', async () => {
    await add('a', 31);
    await add('b', 29);
    await sealAudit(database.db);
    expect(await prune(0)).toBe(1);
    expect(await verify()).toMatchObject({ events: 1, anchor: expect.stringMatching(/^1:/) });
    await run('select 1');
  });

  it('leaves a chain that continues even if every event is gone', async () => {
    await add('a', 90);
    await sealAudit(database.db);
    expect(await prune(60)).toBe(1);
    await record('user');
    await sealAudit(database.db);
    expect(await verify()).toMatchObject({ events: 1, head: expect.stringMatching(/^2:/) });
    expect((await verify()).broken).toBeUndefined();
  });
});

describe('the erasure of a person', () => {
  it('removes names and addresses, keeps what happened, and breaks no chain', async () => {
    await record('empty', { after: { phone: '123' } });
    await record('user');
    await sealAudit(database.db);
    const { head } = await verify();
    await run("delete from users where id = 'empty'; select erase_audit_person('empty', 'empty@tex.example')");
    const { rows } = await run(
      "select target_name, before, after, actor_email from audit_events where target_id = 'empty'",
    );
    expect(rows).toEqual([
      {
        target_name: 'Deleted person',
        before: { role: 'USER' },
        after: { role: 'ADMIN' },
        actor_email: 'admin@tex.example',
      },
    ]);
    expect(await verify(head)).toMatchObject({ events: 2, erased: 1, head });
    await tamper("update audit_events set after = '{}' where target_id = 'empty'");
    expect((await verify()).broken).toMatchObject({ sequence: 1 });
  });

  it('removes the person from events about something else, whatever their email was then', async () => {
    for (const after of [
      { memberId: 'empty', member: 'before@tex.example' },
      { member: 'EMPTY@tex.example' },
      { member: 'user@tex.example' },
    ])
      await database.db.transaction((tx) =>
        recordAudit(tx, {
          actorId: 'admin',
          action: 'organization.member_added',
          target: { type: 'organization', id: 'o', name: 'Nilgiri' },
          after,
          ip: null,
        }),
      );
    await sealAudit(database.db);
    await run("delete from users where id = 'empty'; select erase_audit_person('empty', 'empty@tex.example')");
    const { rows } = await run('select target_name, after from audit_events order by at, id');
    expect(rows.map(({ target_name }) => target_name)).toEqual(['Nilgiri', 'Nilgiri', 'Nilgiri']);
    expect(rows.map(({ after }) => after)).toEqual(
      expect.arrayContaining([{ memberId: 'empty' }, {}, { member: 'user@tex.example' }]),
    );
    expect(await verify()).toMatchObject({ events: 3, erased: 2 });
    expect((await verify()).broken).toBeUndefined();
  });

  it('removes the address from events that the person caused, even before they are sealed', async () => {
    await database.db.transaction((tx) =>
      recordAudit(tx, {
        actorId: 'empty',
        action: 'site.added',
        target: { type: 'site', id: 's1', name: 'Depot' },
        after: { name: 'Depot' },
        ip: '192.0.2.8',
      }),
    );
    await run("delete from users where id = 'empty'; select erase_audit_person('empty', 'empty@tex.example')");
    await sealAudit(database.db);
    expect((await run('select actor_id, actor_email, ip, target_name, after from audit_events')).rows).toEqual([
      { actor_id: 'empty', actor_email: null, ip: null, target_name: 'Depot', after: { name: 'Depot' } },
    ]);
    expect(await verify()).toMatchObject({ events: 1, erased: 1 });
    expect((await verify()).broken).toBeUndefined();
  });
});
