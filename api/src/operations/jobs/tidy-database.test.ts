import { createTestDatabase } from '../../../test/test-database.ts';
import { tidy } from './tidy-database.ts';

it('deletes expired rows, and nothing else', async () => {
  const { pool, db, drop } = await createTestDatabase();
  try {
    for (const age of ['1 minute', '100 days']) {
      const id = age.replace(' ', '-');
      await pool.query(`insert into rate_limits values ('${id}', 1, now() - interval '${age}')`);
      await pool.query(`insert into sessions (id, user_id, remember_me, user_agent, ip, idle_seconds, expires_at)
        values ('${id}', 'buyer', true, '', '', 60, now() - interval '${age}')`);
      await pool.query(
        `insert into idempotency_keys values ('buyer', '${id}', '', 200, '', now() - interval '${age}')`,
      );
      await pool.query(`insert into reports values ('${id}', 'error', '', 1, '{}', now() - interval '${age}')`);
      await pool.query(
        `insert into mails (id, to_address, subject, text, html, sent_at) values ('${id}', '', '', '', '', now() - interval '${age}')`,
      );
      await pool.query(`insert into inbound_mails (id, webhook_id, file, size, received_at, done_at) values
        ('${id}', '${id}', '', 1, now(), now() - interval '${age}'), ('w${id}', 'w${id}', '', 1, now() - interval '${age}', null)`);
      await pool.query(`insert into mails (id, to_address, subject, text, html, created_at, confidential)
        values ('code-${id}', '', '', '', '', now() - interval '${age}', true)`);
      const user = age === '1 minute' ? 'buyer' : 'user';
      await pool.query(`insert into recovery_codes values ('${user}', '', 0, now(), now() - interval '${age}')`);
      await pool.query(`insert into factor_challenges (hash, purpose, expires_at)
        values ('${id}', 'sign-in', now() - interval '${age}'), ('${id} later', 'sign-in', now() + interval '${age}')`);
      await pool.query(
        `insert into totp_secrets (user_id, secret, created_at) values ('${user}', '', now() - interval '${age}')`,
      );
      await pool.query(
        `insert into browser_codes values ('${user}', '${id}', null, '', 0, now(), now() - interval '${age}')`,
      );
      await pool.query(`insert into sign_in_notices values ('${id}', '1-minute', '', now() + interval '${age}')`);
      await pool.query(`insert into sign_in_notices values ('x${id}', '1-minute', '', now() - interval '${age}')`);
      await pool.query(`insert into reset_tokens values ('${user}', '${id}', now() - interval '${age}')`);
    }
    await pool.query(`insert into totp_secrets (user_id, secret, confirmed_at, created_at)
      values ('admin', '', now(), now() - interval '100 days')`);
    await pool.query(
      `insert into module_usage select 'buyer', 'fleet', current_date - age, 1, now() from unnest(array[400, 401]) age`,
    );
    await tidy(db, { auditRetentionDays: 400 });
    const left = async (table: string) => (await pool.query(`select * from ${table}`)).rows.length;
    expect([
      await left('rate_limits'),
      await left('sessions'),
      await left('idempotency_keys'),
      await left('reports'),
      await left('mails'),
      await left('recovery_codes'),
      await left('browser_codes'),
      await left('sign_in_notices'),
      await left('reset_tokens'),
      await left('module_usage'),
      await left('factor_challenges'),
      await left('totp_secrets'),
      await left('inbound_mails'),
    ]).toEqual([0, 1, 1, 1, 2, 1, 1, 2, 1, 1, 2, 2, 3]);
  } finally {
    await drop();
  }
});

it.each([
  [400, ['new']],
  [0, ['new', 'old']],
])('keeps audit events according to a retention of %i days', async (auditRetentionDays, kept) => {
  const { pool, db, drop } = await createTestDatabase();
  try {
    await pool.query(`insert into audit_events (id, at, action, target_type, target_id, target_name) values
      ('new', now() - interval '399 days', 'user.renamed', 'user', 'buyer', 'Buyer'),
      ('old', now() - interval '401 days', 'user.renamed', 'user', 'buyer', 'Buyer')`);
    await tidy(db, { auditRetentionDays });
    const { rows } = await pool.query<{ id: string }>(
      "select id from audit_events where id in ('new', 'old') order by id",
    );
    expect(rows.map(({ id }) => id)).toEqual(kept);
  } finally {
    await drop();
  }
});
