import { sql } from 'drizzle-orm';
import type { Queries } from '../../db/database.ts';

/** One spelling of an address, by the rule that finds its account: letters that only differ in case are the same. */
export async function canonicalAddress(db: Queries, email: string): Promise<string> {
  const { rows } = await db.execute<{ address: string }>(sql`select lower(${email.trim()}::text) as address`);
  return rows[0]?.address ?? email;
}
