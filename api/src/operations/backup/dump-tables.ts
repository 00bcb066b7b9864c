import type pg from 'pg';
import type { ArchiveEntry, ArchiveWriter } from './archive/write-archive.ts';
import type { BackupTable, Manifest } from './manifest.ts';

const rowsAtOnce = 500;

/**
 * Waiting emails are jobs of a queue whose tables its library creates. A backup stores them as rows of `mails`, as the
 * first version did; the next start moves them into the queue.
 */
const waitingMails = `
  select id::text, data ->> 'to' as to_address, data ->> 'subject' as subject, data ->> 'text' as text, data ->> 'html' as html,
    nullif(data -> 'headers', 'null') as headers, nullif(data -> 'documents', 'null') as documents,
    false as confidential, created_on as created_at, null::timestamptz as sent_at, case state when 'failed' then 20 else 0 end as attempts, now() as next_attempt_at
  from pgboss.job
  where name = 'send-mail' and state in ('created', 'retry', 'active', 'failed') and not (data ->> 'confidential')::boolean`;

/** Name of an archive entry with one part of a table's rows. */
export const tableEntry = (table: string, part: number) => `tables/${table}/${String(part).padStart(6, '0')}.json`;

/**
 * Writes every table from one snapshot. PostgreSQL itself formats each row as JSON, so that no value is converted to a
 * JavaScript number or date.
 */
export async function dumpTables(client: pg.Client, archive: ArchiveWriter) {
  const entries: ArchiveEntry[] = [];
  const tables: BackupTable[] = [];
  const { rows: queues } = await client.query("select 1 where to_regclass('pgboss.job') is not null");
  for (const { name, columns } of await listTables(client)) {
    const more = name === 'mails' && queues.length > 0 ? waitingMails : undefined;
    let rows = 0;
    let part = 0;
    for await (const lines of rowsOf(client, { name, columns, more })) {
      entries.push(await archive.add(tableEntry(name, part), Buffer.from(`[${lines.join(',\n')}]`)));
      rows += lines.length;
      part += 1;
    }
    tables.push({ name, columns, rows });
  }
  return { entries, tables };
}

async function listTables(client: pg.Client): Promise<{ name: string; columns: string[] }[]> {
  const { rows } = await client.query<{ name: string; columns: string[] }>(
    `select t.table_name as name, array_agg(c.column_name::text order by c.ordinal_position) as columns
       from information_schema.tables t
       join information_schema.columns c on c.table_schema = t.table_schema and c.table_name = t.table_name
      where t.table_schema = 'public' and t.table_type = 'BASE TABLE' and c.is_generated = 'NEVER'
      group by t.table_name order by t.table_name`,
  );
  return rows;
}

interface Source {
  name: string;
  columns: string[];
  /** A query for additional rows. */
  more: string | undefined;
}

async function* rowsOf(client: pg.Client, { name, columns, more }: Source): AsyncGenerator<string[]> {
  const list = columns.map((column) => `"${column}"`).join(', ');
  const rows = [`"${name}"`, ...(more ? [`(${more}) more`] : [])].map((source) => `select ${list} from ${source}`);
  await client.query(
    `declare dump no scroll cursor for select row_to_json(r)::text as line from (${rows.join(' union all ')}) r`,
  );
  for (;;) {
    const { rows } = await client.query<{ line: string }>(`fetch ${rowsAtOnce} from dump`);
    if (rows.length > 0) yield rows.map(({ line }) => line);
    if (rows.length < rowsAtOnce) break;
  }
  await client.query('close dump');
}

/** Sequences that have been used. */
export async function readSequences(client: pg.Client): Promise<Manifest['sequences']> {
  const { rows } = await client.query<{ name: string; value: string }>(
    `select sequencename as name, last_value::text as value from pg_sequences
      where schemaname = 'public' and last_value is not null order by 1`,
  );
  return rows;
}
