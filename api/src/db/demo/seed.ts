import { sql } from 'drizzle-orm';
import type { Database } from '../database.ts';
import { insertAll } from '../insert-all.ts';
import { categories } from '../schema/catalog.ts';
import { coupons } from '../schema/coupons.ts';
import { users } from '../schema/users.ts';
import { demoCoupons } from './demo-coupons.ts';
import { seedCatalog, type DemoContent } from './seed-catalog.ts';
import { seedHistory } from './seed-history.ts';
import { seedLocations } from './seed-locations.ts';
import { seedPeople } from './seed-people.ts';

/** Fills an empty database with the demo world, all of it or nothing. */
export async function seedDemo(db: Database, content?: DemoContent): Promise<void> {
  if (!(await isEmpty(db))) return;
  const demo = content ?? (await import('./content/index.ts'));
  await db.transaction(async (tx) => {
    await seedCatalog(tx, demo);
    await seedPeople(tx, demo.demoCategories);
    await insertAll(tx, coupons, demoCoupons(demo.demoCompany.currency, new Date()));
    await seedHistory(tx, demo.demoCompany, new Date());
    await seedLocations(tx, new Date());
  });
}

async function isEmpty(db: Database): Promise<boolean> {
  const [someone] = await db
    .select({ one: sql`1` })
    .from(users)
    .limit(1);
  const [something] = await db
    .select({ one: sql`1` })
    .from(categories)
    .limit(1);
  return someone === undefined && something === undefined;
}
