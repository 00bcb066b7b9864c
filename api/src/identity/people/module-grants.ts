import type { ModuleAccessLevel, ModuleGrant } from '@marketplace/shared/contracts';
import { and, eq, isNotNull, or, sql } from 'drizzle-orm';
import {
  buckets,
  categories,
  isSuspended,
  clientMembers,
  modules,
  type Queries,
  subscriptions,
  subscriptionSeats,
  userModuleAccess,
} from '../../db/index.ts';

const hasSeat = (userId: string) => sql<boolean>`exists (
  select 1 from ${subscriptionSeats} e
    join ${subscriptions} s on s.client_id = e.client_id and s.id = e.subscription_id
    join ${clientMembers} c on c.client_id = e.client_id and c.user_id = e.user_id
   where e.user_id = ${userId} and s.module_id = ${modules.id} and not s.awaits_payment and s.starts_at <= now() and now() < s.ends_at
     and not ${isSuspended(sql`s`)})`;

/** Every published module, and the user's access to it; by name. */
export async function listModuleGrants(db: Queries, userId: string): Promise<ModuleGrant[]> {
  const rows = await db
    .select({
      moduleId: modules.id,
      moduleName: modules.name,
      category: categories.name,
      access: userModuleAccess.access,
      given: userModuleAccess.sections,
      sections: modules.sections,
      hasSeat: hasSeat(userId),
    })
    .from(modules)
    .innerJoin(buckets, eq(buckets.id, modules.bucketId))
    .innerJoin(categories, eq(categories.id, buckets.categoryId))
    .leftJoin(userModuleAccess, and(eq(userModuleAccess.moduleId, modules.id), eq(userModuleAccess.userId, userId)))
    .where(or(eq(modules.status, 'published'), isNotNull(userModuleAccess.userId)))
    .orderBy(sql`lower(${modules.name})`, modules.id);
  return rows.map(({ access, given, ...module }) => {
    const level = levelOf(access);
    const sectionIds = level === 'Partial Access' ? (given ?? []).map(({ sectionId }) => sectionId) : [];
    return { ...module, access: level, sectionIds };
  });
}

/** Any other access is shown to the user as active: the module is theirs. */
export function levelOf(access: string | null): ModuleAccessLevel {
  if (access === null) return 'No Access';
  const word = access.trim().toLowerCase();
  if (word === 'no access') return 'No Access';
  return word === 'partial access' ? 'Partial Access' : 'Full Access';
}
