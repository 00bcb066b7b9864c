import { randomUUID } from 'node:crypto';
import type { DemoRequest, DemoRequestBody, DemoRequestsQuery, Page } from '@marketplace/shared/contracts';
import { and, count, desc, eq, inArray } from 'drizzle-orm';
import { isPublished } from '../../catalog/index.ts';
import { demoRequests, modules, type Queries } from '../../db/index.ts';
import { pageOf, pagingOf } from '../../http/index.ts';

interface ModuleName {
  id: string;
  name: string;
}

/** Names of the modules that exist for visitors, in the order asked for. */
export async function findModuleNames(db: Queries, ids: string[]): Promise<ModuleName[]> {
  if (ids.length === 0) return [];
  const rows = await db
    .select({ id: modules.id, name: modules.name })
    .from(modules)
    .where(and(inArray(modules.id, ids), isPublished));
  return ids.flatMap((id) => rows.find((row) => row.id === id) ?? []);
}

export async function insertDemoRequest(
  db: Queries,
  { website = '', ...body }: DemoRequestBody,
  userId: string | null,
): Promise<void> {
  await db.insert(demoRequests).values({
    id: randomUUID(),
    userId,
    name: body.name,
    email: body.email,
    phone: body.phone ?? null,
    company: body.company,
    teamSize: body.teamSize ?? null,
    moduleIds: body.moduleIds,
    preferredDay: body.preferredDay ?? null,
    preferredTime: body.preferredTime ?? null,
    timeZone: body.timeZone ?? null,
    notes: body.notes ?? null,
    status: website === '' ? 'new' : 'spam',
  });
}

export async function listDemoRequests(db: Queries, query: DemoRequestsQuery): Promise<Page<DemoRequest>> {
  const wanted = query.status === undefined ? undefined : eq(demoRequests.status, query.status);
  const { size, offset } = pagingOf(query);
  const [counted] = await db.select({ total: count() }).from(demoRequests).where(wanted);
  const rows = await db
    .select()
    .from(demoRequests)
    .where(wanted)
    .orderBy(desc(demoRequests.createdAt), desc(demoRequests.id))
    .limit(size)
    .offset(offset);
  const names = await db
    .select({ id: modules.id, name: modules.name })
    .from(modules)
    .where(inArray(modules.id, ['', ...rows.flatMap(({ moduleIds }) => moduleIds)]));
  const content = rows.map(({ userId: _, updatedAt: __, moduleIds, createdAt, ...row }) => ({
    ...row,
    modules: moduleIds.map((id) => names.find((name) => name.id === id) ?? { id, name: id }),
    createdAt: createdAt.toISOString(),
  }));
  return pageOf(content, counted?.total ?? 0, query);
}
