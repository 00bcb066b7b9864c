import type { ModuleAccessBody, ModuleGrant } from '@marketplace/shared/contracts';
import { and, eq, sql } from 'drizzle-orm';
import type { Actor } from '../../operations/index.ts';
import { type Database, type Transaction, userModuleAccess } from '../../db/index.ts';
import { ApiError, changedMeanwhile, found, invalid } from '../../http/index.ts';
import { assertMayChange, lockPeople } from './lock-people.ts';
import { listModuleGrants } from './module-grants.ts';
import { recordChange } from './record-change.ts';

type Wanted = ModuleAccessBody['modules'][number];

/**
 * Gives and removes access to modules: everything named, or nothing.
 * @throws ApiError 400 for sections that aren't the module's, 403, 404, 409 for what someone else has changed
 */
export async function changeModuleAccess(db: Database, actor: Actor, id: string, body: ModuleAccessBody) {
  await db.transaction(async (tx) => {
    const { actor: by, people } = await lockPeople(tx, actor, [id]);
    const person = found('user', people[0]);
    assertMayChange(by, people);
    const grants = new Map((await listModuleGrants(tx, id)).map((grant) => [grant.moduleId, grant]));
    const changed: { name: string; from: string; to: string }[] = [];
    for (const wanted of lastOfEach(body.modules)) {
      const held = grants.get(wanted.moduleId);
      if (!held) throw new ApiError(404, 'not_found', `There's no module ${wanted.moduleId}.`);
      const next = { ...held, access: wanted.access, sectionIds: sectionIdsOf(held, wanted) };
      if (grantText(held) === grantText(next)) continue;
      if (wanted.was && grantText(held) !== grantText({ ...held, ...wanted.was })) {
        throw changedMeanwhile(`access to ${held.moduleName}`);
      }
      await writeGrant(tx, id, next);
      changed.push({ name: held.moduleName, from: grantText(held), to: grantText(next) });
    }
    if (changed.length === 0) return;
    await recordChange(tx, actor, person, {
      action: 'user.module_access_changed',
      before: Object.fromEntries(changed.map(({ name, from }) => [name, from])),
      after: Object.fromEntries(changed.map(({ name, to }) => [name, to])),
    });
  });
}

/** If a module is named twice, the last one counts. */
const lastOfEach = (wanted: Wanted[]) => [...new Map(wanted.map((one) => [one.moduleId, one])).values()];

function sectionIdsOf({ moduleName, sections }: ModuleGrant, { access, sectionIds = [] }: Wanted): string[] {
  if (access !== 'Partial Access') return [];
  const chosen = sections.map(({ sectionId }) => sectionId).filter((id) => sectionIds.includes(id));
  if (chosen.length < new Set(sectionIds).size) throw invalid('modules', `${moduleName} doesn't have this section.`);
  if (chosen.length === 0) throw invalid('modules', `Choose which sections of ${moduleName} to give access to.`);
  return chosen;
}

/** "Partial Access: Shifts, Swaps". */
function grantText({ access, sections, sectionIds }: ModuleGrant): string {
  const names = sections
    .filter(({ sectionId }) => sectionIds.includes(sectionId))
    .map(({ sectionName }) => sectionName);
  return names.length === 0 ? access : `${access}: ${names.join(', ')}`;
}

async function writeGrant(tx: Transaction, userId: string, grant: ModuleGrant): Promise<void> {
  const { moduleId, access, sectionIds } = grant;
  if (access === 'No Access') {
    const given = and(eq(userModuleAccess.userId, userId), eq(userModuleAccess.moduleId, moduleId));
    await tx.update(userModuleAccess).set({ access, sections: [] }).where(given);
    return;
  }
  const isOpen = (id: string) => access === 'Full Access' || sectionIds.includes(id);
  const sections = grant.sections.filter(({ sectionId }) => isOpen(sectionId));
  await tx
    .insert(userModuleAccess)
    .values({ userId, moduleId, access, sections })
    .onConflictDoUpdate({
      target: [userModuleAccess.userId, userModuleAccess.moduleId],
      set: { access: sql`excluded.access`, sections: sql`excluded.sections` },
    });
}
