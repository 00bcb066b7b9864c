import type { ModuleAccessBody, ModuleAccessLevel, ModuleGrant } from '@marketplace/shared/contracts';

/** Unsaved changes, by module. */
export type Draft = Record<string, { access: ModuleAccessLevel; sectionIds: string[] }>;

export const withDraft = (grant: ModuleGrant, draft: Draft): ModuleGrant => ({ ...grant, ...draft[grant.moduleId] });

const isSame = (one: ModuleGrant, other: ModuleGrant) =>
  one.access === other.access &&
  (one.access !== 'Partial Access' || [...one.sectionIds].sort().join() === [...other.sectionIds].sort().join());

/** Adds a change to the draft; a change back to the stored state is dropped. */
export const draftWith = (draft: Draft, stored: ModuleGrant, next: ModuleGrant): Draft => {
  const { [stored.moduleId]: _before, ...others } = draft;
  const { access, sectionIds } = next;
  return isSame(stored, next) ? others : { ...others, [stored.moduleId]: { access, sectionIds } };
};

/** The first module with partial access but no sections. */
export const lacksSections = (grants: ModuleGrant[], draft: Draft): ModuleGrant | undefined =>
  grants.find(
    ({ moduleId }) => draft[moduleId]?.access === 'Partial Access' && draft[moduleId].sectionIds.length === 0,
  );

/** @param grants what the screen shows as saved */
export const bodyOf = (draft: Draft, grants: ModuleGrant[]): ModuleAccessBody => ({
  modules: grants.flatMap(({ moduleId, access: before, sectionIds: beforeIds }) => {
    const change = draft[moduleId];
    if (!change) return [];
    const { access, sectionIds } = change;
    const was = { access: before, sectionIds: beforeIds };
    return { moduleId, access, ...(access === 'Partial Access' && { sectionIds }), was };
  }),
});
