import type pg from 'pg';
import { BackupError } from './backup-error.ts';
import type { Manifest } from './manifest.ts';

interface ForeignKey {
  table: string;
  name: string;
  definition: string;
}

/**
 * Loads rows in any order, unchanged: foreign keys are dropped first and recreated at the end, which verifies them;
 * triggers, which could change or refuse rows, are disabled meanwhile.
 */
export async function beforeLoading(client: pg.Client, { tables }: Manifest): Promise<ForeignKey[]> {
  const { rows: keys } = await client.query<ForeignKey>(
    `select conrelid::regclass::text as table, conname as name, pg_get_constraintdef(oid) as definition
       from pg_constraint where contype = 'f' and connamespace = 'public'::regnamespace`,
  );
  for (const { table, name } of keys) await client.query(`alter table ${table} drop constraint "${name}"`);
  for (const { name } of tables) {
    await client.query(`alter table "${name}" disable trigger user`);
    // Rows that migrations inserted are in the backup as well.
    await client.query(`delete from "${name}"`);
  }
  return keys;
}

export async function loadRows(client: pg.Client, { tables }: Manifest, name: string, content: Buffer): Promise<void> {
  const table = tables.find((one) => name.startsWith(`tables/${one.name}/`));
  if (!table) throw new BackupError(`The backup contains "${name}", which isn't a table.`);
  const columns = table.columns.map((column) => `"${column}"`).join(', ');
  await client.query(
    `insert into "${table.name}" (${columns}) overriding system value
     select ${columns} from json_populate_recordset(null::"${table.name}", $1::json)`,
    [content.toString()],
  );
}

export async function afterLoading(client: pg.Client, manifest: Manifest, keys: ForeignKey[]): Promise<void> {
  for (const { name, rows } of manifest.tables) {
    const found = await client.query<{ count: number }>(`select count(*)::int as count from "${name}"`);
    if (found.rows[0]?.count !== rows) throw new BackupError(`The table ${name} wasn't restored completely.`);
    await client.query(`alter table "${name}" enable trigger user`);
  }
  for (const { table, name, definition } of keys)
    await client.query(`alter table ${table} add constraint "${name}" ${definition}`);
  for (const { name, value } of manifest.sequences)
    await client.query('select setval($1, $2)', [`public.${name}`, value]);
}
