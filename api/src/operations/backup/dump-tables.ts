import type pg from 'pg';
import type { ArchiveEntry, ArchiveWriter } from './archive/write-archive.ts';
import type { BackupTable, Manifest } from './manifest.ts';

const rowsAtOnce = 500;

/** Where the rows of a table stand in the archive, in parts. */
export const tableEntry = (table: string, part: number) => `tables/${table}/${String(part).padStart(6, '0')}.json`;

/**
 * Writes every table, as one moment shows them. PostgreSQL itself makes the JSON of a row, so that no value passes
 * through a number or a date of JavaScript.
 */
export async function dumpTables(client: pg.Client, archive: ArchiveWriter) {
  const entries: ArchiveEntry[] = [];
  const tables: BackupTable[] = [];
  for (const { name, columns } of await listTables(client)) {
    let rows = 0;
    let part = 0;
    for await (const lines of rowsOf(client, name, columns)) {
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

async function* rowsOf(client: pg.Client, table: string, columns: string[]): AsyncGenerator<string[]> {
  const list = columns.map((column) => `"${column}"`).join(', ');
  await client.query(
    `declare dump no scroll cursor for select row_to_json(r)::text as line from (select ${list} from "${table}") r`,
  );
  for (;;) {
    const { rows } = await client.query<{ line: string }>(`fetch ${rowsAtOnce} from dump`);
    if (rows.length > 0) yield rows.map(({ line }) => line);
    if (rows.length < rowsAtOnce) break;
  }
  await client.query('close dump');
}

/** Those that have been asked for a number. */
export async function readSequences(client: pg.Client): Promise<Manifest['sequences']> {
  const { rows } = await client.query<{ name: string; value: string }>(
    `select sequencename as name, last_value::text as value from pg_sequences
      where schemaname = 'public' and last_value is not null order by 1`,
  );
  return rows;
}
