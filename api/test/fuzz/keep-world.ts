import { keepPeople } from '../keep-people.ts';
import type { TestApi } from '../test-api.ts';

const put = `
  update users set email = k.email, second_factor_due_at = null, password_hash = k.password_hash, temp_password = k.temp_password
    from kept.passwords k where k.id = users.id;
  delete from settings;
  insert into settings select * from kept.settings;
  delete from identity_providers;`;

/** Saves what decides who may sign in as what; the returned function restores it. */
export async function keepWorld(api: TestApi): Promise<() => Promise<void>> {
  const putPeople = await keepPeople(api);
  await api.database.pool.query(`
    create table kept.passwords as select id, email, password_hash, temp_password from users;
    create table kept.settings as table settings;`);
  return async () => {
    await putPeople();
    await api.database.pool.query(put);
  };
}
