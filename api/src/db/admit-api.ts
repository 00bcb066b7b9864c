import pg from 'pg';
import { errorCode } from '../error-code.ts';
import { StartError } from '../start-error.ts';

/** What the API's role may do: everything it does with rows, except removing anything from the audit log. */
const grants = (role: string) => `
  grant usage on schema public, drizzle to ${role};
  grant select, insert, update, delete on all tables in schema public to ${role};
  grant usage, select, update on all sequences in schema public to ${role};
  grant select on all tables in schema drizzle to ${role};
  alter default privileges in schema public grant select, insert, update, delete on tables to ${role};
  alter default privileges in schema public grant usage, select, update on sequences to ${role};
  revoke update, delete on audit_events, audit_chain from ${role};
  grant execute on function prune_audit(integer), erase_audit_person(text, text) to ${role};`;

/** The job queue creates and updates its own schema, so it belongs to the API, even if the owner created it earlier. */
const ownQueue = (role: string, literal: string) => `
  do $$
  declare
    command text;
  begin
    execute format('grant create on database %I to %s', current_database(), ${literal});
    for command in
      select format('alter schema %I owner to %s', nspname, ${literal}) from pg_namespace
       where nspname = 'pgboss' and nspowner <> ${literal}::regrole
      union all
      select format('alter table %s owner to %s', c.oid::regclass, ${literal}) from pg_class c
       where c.relnamespace = to_regnamespace('pgboss') and c.relkind in ('r', 'p', 'v', 'S') and c.relowner <> ${literal}::regrole
         -- The sequence of a column goes with its table.
         and not exists (select from pg_depend d where d.classid = 'pg_class'::regclass and d.objid = c.oid and d.deptype in ('a', 'i') and d.refobjsubid > 0)
      union all
      select format('alter type %s owner to %s', t.oid::regtype, ${literal}) from pg_type t
       where t.typnamespace = to_regnamespace('pgboss') and t.typtype = 'e' and t.typowner <> ${literal}::regrole
      union all
      select format('alter routine %s owner to %s', p.oid::regprocedure, ${literal}) from pg_proc p
       where p.pronamespace = to_regnamespace('pgboss') and p.proowner <> ${literal}::regrole
    loop
      execute command;
    end loop;
  end $$;`;

/**
 * Lets the API use the tables with its own role, which can't rewrite the audit log. Creates the role if it is missing.
 * Uses the connection of the tables' owner.
 * @param apiUrl names the role and its password
 * @throws StartError if the owner may not do that, or the role could still rewrite the log
 */
export async function admitApi(client: pg.Client, apiUrl: string): Promise<void> {
  const { username, password } = new URL(apiUrl);
  const name = decodeURIComponent(username);
  const role = pg.escapeIdentifier(name);
  try {
    await client.query('begin');
    await ensureRole(client, name, decodeURIComponent(password));
    await client.query(grants(role));
    await client.query(ownQueue(role, pg.escapeLiteral(role)));
    await client.query('commit');
  } catch (error) {
    await client.query('rollback');
    if (errorCode(error) !== '42501' || !(error instanceof Error)) throw error;
    throw new StartError(
      `The user of MIGRATE_DATABASE_URL can't let "${name}" use the tables: ${error.message}. It must own the tables, ` +
        `and be a superuser or a member of "${name}".`,
    );
  }
}

async function ensureRole(client: pg.Client, name: string, password: string): Promise<void> {
  const { rows } = await client.query<{ powerful: boolean }>(
    `select rolsuper or pg_has_role(oid, current_user::regrole, 'member') as powerful from pg_roles where rolname = $1`,
    [name],
  );
  if (rows[0]?.powerful === true)
    throw new StartError(
      `The user "${name}" of DATABASE_URL could rewrite the audit log: it is a superuser or belongs to the owner of the ` +
        'tables. Use another user in DATABASE_URL, or leave MIGRATE_DATABASE_URL unset.',
    );
  if (rows.length > 0) return;
  await client.query(`create role ${pg.escapeIdentifier(name)} login password ${pg.escapeLiteral(password)}`);
  await client.query(`grant ${pg.escapeIdentifier(name)} to current_user`);
}
