import type { ModuleGrant } from '@marketplace/shared/contracts';
import { marketplace } from '@marketplace/shared/http';
import { notify } from '@marketplace/shared/toast';
import { useState } from 'react';
import { attempt } from '../calls/attempt.ts';
import { bodyOf, draftWith, lacksSections, type Draft } from './draft.ts';
import { grantsPath } from './use-grants.ts';

const doneText = (count: number) => `Access to ${count} ${count === 1 ? 'module' : 'modules'} updated.`;

/** Unsaved changes to a user's access. */
export const useAccessDraft = (userId: string, grants: ModuleGrant[], onSettled: () => void) => {
  const [draft, setDraft] = useState<Draft>({});
  const [busy, setBusy] = useState(false);
  const count = Object.keys(draft).length;
  const change = (next: ModuleGrant) => {
    const stored = grants.find(({ moduleId }) => moduleId === next.moduleId);
    if (stored) setDraft(draftWith(draft, stored, next));
  };
  const save = async () => {
    const lacking = lacksSections(grants, draft);
    if (lacking) return notify.error(`Choose at least one section of ${lacking.moduleName}.`);
    setBusy(true);
    if (await attempt(() => marketplace.put(grantsPath(userId), bodyOf(draft, grants)), doneText(count))) setDraft({});
    // After a refusal too, because someone else may have changed what is shown next to the draft.
    onSettled();
    setBusy(false);
  };
  return { draft, count, busy, change, save, discard: () => setDraft({}) };
};
