import { inArray, sql } from 'drizzle-orm';
import type { ModuleCard } from '@marketplace/shared/contracts';
import { moduleAccessOf } from '../../identity/index.ts';
import { buckets, modules, type Queries } from '../../db/index.ts';
import { byRank, isPublished, selectCards } from './module-columns.ts';

const suggestedCount = 8;
/** How many of the best ranked modules, overall and in each bucket of the user's categories, are compared. */
const comparedOfAll = 3_000;
const comparedOfBucket = 50;

/** What each of the user's modules in the same bucket, in the same category, or with the same tag counts. */
const weights = { bucket: 3, category: 1, tag: 2 };

/**
 * What a user doesn't have yet, by what it shares with each module that they may open: bucket, category, tags. Ties,
 * and suggestions for users without modules, are ordered by rank.
 */
export async function suggestModules(db: Queries, userId: string): Promise<ModuleCard[]> {
  const { rows } = await db.execute<{ id: string }>(idsByLikeness(userId));
  const ids = rows.map(({ id }) => id);
  if (ids.length === 0) return [];
  const cards = await selectCards(db).where(inArray(modules.id, ids));
  return cards.sort((one, other) => ids.indexOf(one.id) - ids.indexOf(other.id));
}

const rankOrder = sql.join(byRank, sql`, `);

const idsByLikeness = (userId: string) => sql`
  with listed as materialized (
    select module_id, access from ${moduleAccessOf(userId)} a),
  own as materialized (
    select ${modules.id}, ${modules.tags}, ${modules.bucketId}, ${buckets.categoryId}
      from listed join ${modules} on ${modules.id} = listed.module_id join ${buckets} on ${buckets.id} = ${modules.bucketId}
     where listed.access <> 'No Access'),
  compared as materialized (
    (select ${modules.id} from ${modules} where ${isPublished} order by ${rankOrder} limit ${comparedOfAll})
    union
    select best.id from ${buckets} cross join lateral (
      select ${modules.id} from ${modules} where ${modules.bucketId} = ${buckets.id} and ${isPublished}
       order by ${rankOrder} limit ${comparedOfBucket}) best
     where ${buckets.categoryId} in (select category_id from own)),
  of_bucket as (select bucket_id, count(*) as n from own group by bucket_id),
  of_category as (select category_id, count(*) as n from own group by category_id),
  of_tag as (select tag, count(*) as n from own, unnest(tags) tag group by tag),
  by_tags as (
    select compared.id, sum(of_tag.n) as n
      from compared join ${modules} on ${modules.id} = compared.id, unnest(${modules.tags}) tag
      join of_tag using (tag) group by compared.id)
  select ${modules.id} as id
    from compared join ${modules} on ${modules.id} = compared.id join ${buckets} on ${buckets.id} = ${modules.bucketId}
    left join of_bucket on of_bucket.bucket_id = ${modules.bucketId}
    left join of_category on of_category.category_id = ${buckets.categoryId}
    left join by_tags on by_tags.id = compared.id
   where not ${modules.comingSoon} and compared.id not in (select module_id from listed)
   order by ${weights.bucket} * coalesce(of_bucket.n, 0) + ${weights.category} * coalesce(of_category.n, 0)
            + ${weights.tag} * coalesce(by_tags.n, 0) desc, ${rankOrder}
   limit ${suggestedCount}`;
