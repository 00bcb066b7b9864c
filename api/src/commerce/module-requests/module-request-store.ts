import { randomUUID } from 'node:crypto';
import { and, desc, eq } from 'drizzle-orm';
import type { ModuleRequest, ModuleRequestsQuery, Page } from '@marketplace/shared/contracts';
import { type Caller, holdsMarketplaceRole } from '../../http/index.ts';
import { isPublished } from '../../catalog/index.ts';
import { moduleRequests, modules, pageOf, type Queries, readPage, users } from '../../db/index.ts';
import type { Requester } from './requester.ts';

interface NewRequest {
  moduleId: string;
  note: string | null;
  notified: number;
}

export async function findWantedModule(db: Queries, id: string) {
  const [module] = await db
    .select({ name: modules.name, comingSoon: modules.comingSoon })
    .from(modules)
    .where(and(eq(modules.id, id), isPublished));
  return module;
}

/** Returns whether it is new: a user requests a module once. */
export async function insertRequest(db: Queries, requester: Requester, request: NewRequest): Promise<boolean> {
  const written = await db
    .insert(moduleRequests)
    .values({ id: randomUUID(), ...requester, ...request })
    .onConflictDoNothing()
    .returning({ id: moduleRequests.id });
  return written.length > 0;
}

export async function findRequest(
  db: Queries,
  { clientId, userId }: Requester,
  moduleId: string,
): Promise<ModuleRequest | undefined> {
  const { clientId: client, userId: user, moduleId: module } = moduleRequests;
  const [row] = await selectRequests(db).where(and(eq(client, clientId), eq(user, userId), eq(module, moduleId)));
  return row && toRequest(row);
}

/** All requests of a client for its payment admins, only their own for other users. */
export async function listRequests(
  db: Queries,
  { userId, clientId, marketplaceRoles }: Caller,
  query: ModuleRequestsQuery,
): Promise<Page<ModuleRequest>> {
  if (clientId === null) return pageOf([], 0, query);
  const ofClient = eq(moduleRequests.clientId, clientId);
  const seesAll = holdsMarketplaceRole(marketplaceRoles, ['PAYMENT_ADMIN']);
  const seen = seesAll ? ofClient : and(ofClient, eq(moduleRequests.userId, userId));
  const orderBy = [desc(moduleRequests.createdAt), desc(moduleRequests.id)];
  return readPage(db, { select: selectRequests(db).where(seen), orderBy, toItem: toRequest }, query);
}

const selectRequests = (db: Queries) =>
  db
    .select({
      id: moduleRequests.id,
      moduleId: moduleRequests.moduleId,
      moduleName: modules.name,
      note: moduleRequests.note,
      user: { id: users.id, name: users.name, email: users.email },
      notified: moduleRequests.notified,
      createdAt: moduleRequests.createdAt,
    })
    .from(moduleRequests)
    .innerJoin(modules, eq(modules.id, moduleRequests.moduleId))
    .innerJoin(users, eq(users.id, moduleRequests.userId))
    .$dynamic();

type Row = Awaited<ReturnType<typeof selectRequests>>[number];

const toRequest = ({ createdAt, ...request }: Row): ModuleRequest => ({
  ...request,
  createdAt: createdAt.toISOString(),
});
