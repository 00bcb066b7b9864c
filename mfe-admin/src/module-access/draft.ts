import type { ModuleAccessBody, ModuleAccessLevel, ModuleGrant } from '@marketplace/shared/contracts';

/** What is changed and not saved yet, by module. */
export type Draft = Record<string, { access: ModuleAccessLevel; sectionIds: string[] }>;

export const withDraft = (grant: ModuleGrant, draft: Draft): ModuleGrant => ({ ...grant, ...draft[grant.moduleId] });

const isSame = (one: ModuleGrant, other: ModuleGrant) =>
  one.access === other.access &&
  (one.access !== 'Partial Access' || [...one.sectionIds].sort().join() === [...other.sectionIds].sort().join());

/** The draft with one more change; a change back to what is stored is none. */
export const draftWith = (draft: Draft, stored: ModuleGrant, next: ModuleGrant): Draft => {
  const { [stored.moduleId]: _before, ...others } = draft;
  const { access, sectionIds } = next;
  return isSame(stored, next) ? others : { ...others, [stored.moduleId]: { access, sectionIds } };
};

/** The first module that is open in part, but in no part. */
export const lacksSections = (grants: ModuleGrant[], draft: Draft): ModuleGrant | undefined =>
  grants.find(
    ({ moduleId }) => draft[moduleId]?.access === 'Partial Access' && draft[moduleId].sectionIds.length === 0,
  );

export const bodyOf = (draft: Draft): ModuleAccessBody => ({
  modules: Object.entries(draft).map(([moduleId, { access, sectionIds }]) => ({
    moduleId,
    access,
    ...(access === 'Partial Access' && { sectionIds }),
  })),
});
