import type { TestApi } from './test-api.ts';

const put = `
  truncate audit_events, audit_chain;
  delete from mails;
  delete from rate_limits;
  delete from users where id not in (select id from kept.users);
  insert into users select * from kept.users on conflict do nothing;
  insert into client_members select * from kept.client_members on conflict do nothing;
  update users set name = k.name, role = k.role, status = k.status from kept.users k where k.id = users.id;
  delete from user_marketplace_roles;
  insert into user_marketplace_roles select * from kept.user_marketplace_roles;
  delete from user_module_access;
  insert into user_module_access select * from kept.user_module_access;`;

/** Saves the people as they are; the returned function restores them, which beats a database for every test. */
export async function keepPeople({ database }: TestApi): Promise<() => Promise<void>> {
  await database.pool.query(`
    create schema kept;
    create table kept.users as table users;
    create table kept.client_members as table client_members;
    create table kept.user_marketplace_roles as table user_marketplace_roles;
    create table kept.user_module_access as table user_module_access;`);
  return async () => void (await database.pool.query(put));
}
