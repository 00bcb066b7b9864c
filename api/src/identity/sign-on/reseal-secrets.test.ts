import { createTestDatabase, type TestDatabase } from '../../../test/test-database.ts';
import { rotateSigningKey } from '../../operations/index.ts';
import { openTotp, sealTotp } from '../second-factor/totp/sealed-totp.ts';
import { resealSecrets } from './reseal-secrets.ts';
import { openSecret, sealSecret } from './seal-secret.ts';
import { assertSecretsKey } from './secrets-key.ts';

const [oldKey, newKey] = ['o'.repeat(32), 'n'.repeat(32)];
let database: TestDatabase;
beforeEach(async () => {
  database = await createTestDatabase();
});
afterEach(() => database.drop());

const add = (id: string, key: string) =>
  database.pool.query(
    "insert into identity_providers (id, name, issuer, client_id, client_secret) values ($1, $1, 'https://i.example', 'c', $2)",
    [id, sealSecret(key, id, `secret of ${id}`)],
  );
const addApp = (userId: string, key: string) =>
  database.pool.query('insert into totp_secrets (user_id, secret) values ($1, $2)', [
    userId,
    sealTotp({ secretsKey: key }, userId, `app of ${userId}`),
  ]);
const openedApps = async (key: string) =>
  (await database.pool.query('select user_id, secret from totp_secrets order by user_id')).rows.map((row) =>
    openTotp({ secretsKey: key }, row.user_id, row.secret),
  );
const opened = async (key: string) =>
  (await database.pool.query('select id, client_secret from identity_providers order by id')).rows.map(
    ({ id, client_secret }) => openSecret(key, id, client_secret),
  );

it('seals every secret with the new key, and again changes nothing', async () => {
  await add('a', oldKey);
  await add('b', oldKey);
  await add('c', newKey);
  await addApp('buyer', oldKey);
  await addApp('user', newKey);
  expect(await resealSecrets(database.db, oldKey, newKey)).toBe(3);
  expect(await openedApps(newKey)).toEqual(['app of buyer', 'app of user']);
  expect(await opened(newKey)).toEqual(['secret of a', 'secret of b', 'secret of c']);
  expect(await resealSecrets(database.db, oldKey, newKey)).toBe(0);
});

it('changes none if one opens with neither key, and names it', async () => {
  await add('a', oldKey);
  await add('b', 'x'.repeat(32));
  await expect(resealSecrets(database.db, oldKey, newKey)).rejects.toThrow(
    /opens the secret of "b"\. Nothing was changed\.$/,
  );
  expect(await opened(oldKey)).toEqual(['secret of a', undefined]);
});

it('changes none if the app of one account opens with neither key, and names the account', async () => {
  await add('a', oldKey);
  await addApp('buyer', oldKey);
  await addApp('user', 'x'.repeat(32));
  await expect(resealSecrets(database.db, oldKey, newKey)).rejects.toThrow(
    /opens the secret of "user@tex\.example"\. Nothing was changed\.$/,
  );
  expect(await opened(oldKey)).toEqual(['secret of a']);
});

it('requires the key at startup once an account has an app', async () => {
  const start = () => assertSecretsKey(database.db, { secretsKey: undefined });
  await start();
  await addApp('buyer', oldKey);
  await expect(start()).rejects.toThrow(/authenticator apps whose secrets are sealed: set SECRETS_KEY/);
  await assertSecretsKey(database.db, { secretsKey: oldKey });
});

it('creates a new key for sessions, and retires older ones only on request', async () => {
  const keys = async () =>
    (await database.pool.query('select retired_at is null as valid from signing_keys order by created_at')).rows.map(
      ({ valid }) => valid,
    );
  expect(await rotateSigningKey(database.db, { retireOlder: false })).toBe(1);
  expect(await keys()).toEqual([true, true]);
  expect(await rotateSigningKey(database.db, { retireOlder: true })).toBe(2);
  expect(await keys()).toEqual([false, false, true]);
});
