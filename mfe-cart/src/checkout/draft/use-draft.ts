import type { CheckoutDraft } from '@marketplace/shared/contracts';
import { useEffect, useState } from 'react';
import { forgetForTab, keepForTab, keptForTab } from '../kept/kept-for-tab.ts';
import { isComplete } from './check-billing.ts';
import { draftOf, entriesOf, Entries } from './entries.ts';
import { useSaving } from './use-saving.ts';

const ENTRIES = 'entries';

export const forgetEntries = () => forgetForTab(ENTRIES);

/** The buyer's entries: in memory, in this tab until the server has all of them, and on the server. */
export const useDraft = (draft: CheckoutDraft, owner: string) => {
  const [entries, setEntries] = useState(() => keptForTab(ENTRIES, owner, Entries) ?? entriesOf(draft));
  const saving = useSaving(draftOf(entries), draftOf(entriesOf(draft)));
  const safe = saving.state === 'saved' && isComplete(entries.billing);

  useEffect(() => {
    if (safe) forgetEntries();
    else keepForTab(ENTRIES, owner, entries);
  }, [entries, owner, safe]);

  const change = (fields: Partial<Entries>) => setEntries((before) => ({ ...before, ...fields }));
  return { entries, change, saving };
};
