import type { Pool } from 'pg';
import { demoPassword } from '../../demo/seed-people.ts';
import type { Random } from '../random.ts';
import { tableOf } from './table-of.ts';

/** An entry of a list that the API returns, such as a coupon with its id and version. */
export type KnownRecord = Record<string, unknown>;

/** Entries by the list they come from, such as `coupons`. */
export type Listings = Map<string, KnownRecord[]>;

/** Values that exist in the database, so that requests get further than "not found". */
export interface KnownValues {
  /** A record of the kind that the path names right before its parameter. */
  record: (random: Random, path: string) => KnownRecord | undefined;
  /** Something that exists and that this name probably means, whichever client it belongs to. */
  named: (random: Random, name: string, path: string) => string | undefined;
}

const most = 20;

const column = async (pool: Pool, statement: string): Promise<string[]> =>
  (await pool.query<{ value: string }>(`${statement} order by 1 limit ${most}`)).rows.map(({ value }) => value);

export async function readKnownValues(pool: Pool, listings: Listings): Promise<KnownValues> {
  const ids = await readIds(pool);
  const named: Record<string, string[]> = {
    email: await column(pool, 'select email as value from users'),
    couponCode: await column(pool, 'select code as value from coupons'),
    password: [demoPassword],
    newPassword: [demoPassword],
    currentPassword: [demoPassword],
    file: await column(pool, "select renditions->0->>'file' as value from pictures"),
    token: await column(pool, "select distinct substring(text from '[?&]token=([\\w.-]+)') as value from mails"),
  };
  const tables = [...ids.keys()];
  return {
    record: (random, path) => {
      const found = listings.get(path.split('/{')[0]?.split('/').at(-1) ?? '') ?? [];
      // Public lists also have what administrators edit, but without its version.
      const editable = found.filter((record) => 'version' in record);
      return found.length > 0 ? random.of(editable.length > 0 ? editable : found) : undefined;
    },
    named: (random, name, path) => {
      const exact = Object.hasOwn(named, name) ? named[name]?.filter(Boolean) : undefined;
      if (exact !== undefined && exact.length > 0) return random.of(exact);
      if (!/^ids?$|Ids?$/.test(name)) return undefined;
      const found = ids.get(tableOf(tables, name, path) ?? random.of(tables)) ?? [];
      return found.length > 0 ? random.of(found) : undefined;
    },
  };
}

async function readIds(pool: Pool): Promise<Map<string, string[]>> {
  const { rows } = await pool.query<{ name: string }>(
    `select table_name as name from information_schema.columns
      where table_schema = 'public' and column_name = 'id' order by table_name`,
  );
  const ids = new Map<string, string[]>();
  for (const { name } of rows) ids.set(name, await column(pool, `select id::text as value from "${name}"`));
  return ids;
}
