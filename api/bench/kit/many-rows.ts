import type pg from 'pg';

/** Organizations, each with a payer of its own, a domain, and two members, who each have a session. */
export async function addOrganizations(pool: pg.Pool, organizations: number): Promise<void> {
  const numbers = `generate_series(1, ${organizations}) n`;
  const people = `generate_series(1, ${2 * organizations}) n`;
  for (const statement of [
    `insert into master_clients (id, org_id, legal_name)
     select 'payer-' || n, 'MANY-' || n, 'Payer ' || n || ' Ltd' from ${numbers}`,
    `insert into clients (id, master_client_id, name, currency)
     select 'client-' || n, 'payer-' || n, 'Client ' || n, 'INR' from ${numbers}`,
    `insert into client_domains (domain, client_id) select 'client-' || n || '.example', 'client-' || n from ${numbers}`,
    `insert into users (id, name, email) select 'member-' || n, 'Member ' || n, 'member-' || n || '@many.example' from ${people}`,
    `insert into client_members (client_id, user_id, is_default)
     select 'client-' || (n + 1) / 2, 'member-' || n, true from ${people}`,
    `insert into sessions (id, user_id, remember_me, user_agent, ip, last_seen_at, idle_seconds, expires_at)
     select 'session-' || n, 'member-' || n, false, 'Firefox', '192.0.2.1', now() - make_interval(secs => n), 9999999,
            now() + interval '1 year' from ${people}`,
  ])
    await pool.query(statement);
}

/**
 * Copies the demo's rows of a table until there are at least so many.
 * @param changes what is different in copy `n` of the row `t`, as arguments of `jsonb_build_object`
 */
export async function copyRows(pool: pg.Pool, table: string, most: number, changes: string): Promise<void> {
  const { rows } = await pool.query<{ columns: string; count: number }>(
    `select (select string_agg(quote_ident(column_name), ', ') from information_schema.columns
              where table_schema = 'public' and table_name = $1 and is_generated = 'NEVER') as columns,
            (select count(*)::int from ${table}) as count`,
    [table],
  );
  const { columns, count } = rows[0] ?? { columns: '', count: 0 };
  if (count === 0) throw new Error(`The demo has no row of ${table}.`);
  const named = columns.replace(/\w+/g, (column) => `r.${column}`);
  await pool.query(
    `insert into ${table} (${columns})
     select ${named} from ${table} t cross join generate_series(1, ${Math.ceil(most / count)}) n
       cross join lateral jsonb_populate_record(t, jsonb_build_object(${changes})) r`,
  );
}
