import type { ArchiveImpact } from '@marketplace/shared/contracts';
import { sql } from 'drizzle-orm';
import { buckets, modules, type Queries, subscriptions } from '../../../db/index.ts';

type Kind = 'category' | 'bucket' | 'module';

/** What leaves the storefront with it, and how many subscriptions continue without being offered any more. */
export async function archiveImpact(db: Queries, kind: Kind, id: string): Promise<ArchiveImpact> {
  const column = { category: sql`b.category_id`, bucket: sql`b.id`, module: sql`m.id` }[kind];
  const { rows } = await db.execute<{ buckets: number; modules: number; subscriptions: number }>(sql`
    with touched as (
      select b.id as bucket_id, m.id as module_id, m.status
        from ${buckets} b left join ${modules} m on m.bucket_id = b.id
       where ${column} = ${id} and b.archived_at is null)
    select count(distinct bucket_id)::int as buckets,
           count(module_id) filter (where status = 'published')::int as modules,
           (select count(*)::int from ${subscriptions} s
             where s.ends_at > now() and s.module_id in (select module_id from touched)) as subscriptions
      from touched`);
  return rows[0] ?? { buckets: 0, modules: 0, subscriptions: 0 };
}
