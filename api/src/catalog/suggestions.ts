import { and, not, sql } from 'drizzle-orm';
import type { ModuleCard } from '@marketplace/shared/contracts';
import type { Queries } from '../db/database.ts';
import { buckets, modules } from '../db/schema/catalog.ts';
import { userModuleAccess } from '../db/schema/users.ts';
import { byRank, isPublished, selectCards } from './module-columns.ts';

const suggestedCount = 8;

/** What a user doesn't have yet: first from the buckets and categories that they work in, then the best of the rest. */
export function suggestModules(db: Queries, userId: string): Promise<ModuleCard[]> {
  const owned = sql`select m.id, m.bucket_id, b.category_id
    from ${userModuleAccess} a join ${modules} m on m.id = a.module_id join ${buckets} b on b.id = m.bucket_id
    where a.user_id = ${userId}`;
  return selectCards(db)
    .where(and(isPublished, not(modules.comingSoon), sql`${modules.id} not in (select id from (${owned}) o)`))
    .orderBy(
      sql`(${modules.bucketId} in (select bucket_id from (${owned}) o)) desc`,
      sql`(${buckets.categoryId} in (select category_id from (${owned}) o)) desc`,
      ...byRank,
    )
    .limit(suggestedCount);
}
