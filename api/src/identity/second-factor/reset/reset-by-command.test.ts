import { createMailer } from '../../../notifications/index.ts';
import { createTestDatabase, type TestDatabase } from '../../../../test/test-database.ts';
import { resetByCommand } from './reset-by-command.ts';

let database: TestDatabase;
beforeEach(async () => {
  database = await createTestDatabase();
  await database.pool.query(`
    insert into totp_secrets (user_id, secret, confirmed_at) values ('super', '', now()), ('buyer', '', now());
    insert into second_factor_recovery_codes (user_id, hash) values ('super', '\\x01');
    insert into sessions (id, user_id, remember_me, user_agent, ip, idle_seconds, expires_at)
      values ('s', 'super', false, '', '', 600, now() + interval '1 hour')`);
});
afterEach(() => database.drop());

const rows = async (statement: string) => (await database.pool.query(statement)).rows;

it('removes the factors of the last SUPER_ADMIN, ends the sessions, records it and tells them', async () => {
  const mailer = createMailer('Bazaar', undefined);
  await resetByCommand({ db: database.db, mailer }, ' Super@TEX.example ');
  expect(await rows('select user_id from totp_secrets')).toEqual([{ user_id: 'buyer' }]);
  expect(await rows('select user_id from second_factor_recovery_codes')).toEqual([]);
  expect(await rows("select revoked_by from sessions where id = 's'")).toEqual([{ revoked_by: 'second-factor-reset' }]);
  expect(await rows("select actor_id, target_id from audit_events where action = 'user.second_factor_reset'")).toEqual([
    { actor_id: null, target_id: 'super' },
  ]);
  expect(await rows('select to_address from mails')).toEqual([{ to_address: 'super@tex.example' }]);
});

it.each([
  ['nobody@tex.example', 'There\'s no account with the email "nobody@tex.example".'],
  ['user@tex.example', /doesn't use two-step verification\.$/],
])('changes nothing for %s, and says why', async (email, sentence) => {
  await expect(resetByCommand({ db: database.db, mailer: undefined }, email)).rejects.toThrow(sentence);
  expect(await rows('select user_id from totp_secrets')).toHaveLength(2);
});
