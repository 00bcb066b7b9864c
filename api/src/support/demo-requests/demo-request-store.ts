import { randomUUID } from 'node:crypto';
import type { DemoRequest, DemoRequestBody, DemoRequestsQuery, Page } from '@marketplace/shared/contracts';
import { and, desc, eq, inArray } from 'drizzle-orm';
import { isPublished } from '../../catalog/index.ts';
import { demoRequests, modules, type Queries, readPage } from '../../db/index.ts';

interface ModuleName {
  id: string;
  name: string;
}

/** Names of the modules that visitors can see, in the requested order. */
export async function findModuleNames(db: Queries, ids: string[]): Promise<ModuleName[]> {
  if (ids.length === 0) return [];
  const rows = await db
    .select({ id: modules.id, name: modules.name })
    .from(modules)
    .where(and(inArray(modules.id, ids), isPublished));
  return ids.flatMap((id) => rows.find((row) => row.id === id) ?? []);
}

/** Names of modules, even of withdrawn ones, in the requested order. */
export async function namesOfModules(db: Queries, ids: string[]): Promise<ModuleName[]> {
  const names = await db
    .select({ id: modules.id, name: modules.name })
    .from(modules)
    .where(inArray(modules.id, ['', ...ids]));
  return ids.map((id) => names.find((name) => name.id === id) ?? { id, name: id });
}

/** Returns its id. */
export async function insertDemoRequest(
  db: Queries,
  { website = '', ...body }: DemoRequestBody,
  userId: string | null,
): Promise<string> {
  const id = randomUUID();
  await db.insert(demoRequests).values({
    id,
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
  return id;
}

export async function listDemoRequests(db: Queries, query: DemoRequestsQuery): Promise<Page<DemoRequest>> {
  const page = await readPage(
    db,
    {
      select: db
        .select()
        .from(demoRequests)
        .where(query.status && eq(demoRequests.status, query.status))
        .$dynamic(),
      orderBy: [desc(demoRequests.createdAt), desc(demoRequests.id)],
      toItem: (row) => row,
    },
    query,
  );
  const names = await namesOfModules(db, [...new Set(page.content.flatMap(({ moduleIds }) => moduleIds))]);
  const content = page.content.map((row) => ({
    ...{ id: row.id, name: row.name, email: row.email, company: row.company, phone: row.phone },
    ...{ teamSize: row.teamSize, notes: row.notes, status: row.status },
    ...{ preferredDay: row.preferredDay, preferredTime: row.preferredTime, timeZone: row.timeZone },
    modules: row.moduleIds.map((id) => names.find((name) => name.id === id) ?? { id, name: id }),
    createdAt: row.createdAt.toISOString(),
  }));
  return { ...page, content };
}
