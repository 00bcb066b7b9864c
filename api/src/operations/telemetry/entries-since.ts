import { sql, type SQL } from 'drizzle-orm';
import { reports } from '../../db/index.ts';

/**
 * The individual reports of all batches, as rows of `entries`. Browsers can send anything: impossible application and
 * release names are left out.
 */
export const entriesSince = (hours: number): SQL => sql`
  entries as (
    select ${reports.kind} as batch, ${reports.createdAt} as at, entry.*
    from ${reports}, jsonb_to_recordset(${reports.data} -> 'reports') as entry(
      id text, app text, release text, kind text, name text, value double precision,
      message text, stack text, place text, url text
    )
    where ${reports.createdAt} >= now() - make_interval(hours => ${hours})
      and entry.app ~ '^(host|mfe-[a-z0-9-]{1,40})$' and entry.release ~ '^[A-Za-z0-9.+-]{1,64}$'
  )`;
