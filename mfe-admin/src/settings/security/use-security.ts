import { SecuritySettings } from '@marketplace/shared/contracts';
import { readerOf, useResource } from '@marketplace/shared/data';
import { marketplace, responseCache } from '@marketplace/shared/http';
import { useState } from 'react';
import { useDraft } from '../form/use-draft.ts';
import { checkDraft, draftOf, settingsOf } from './security-draft.ts';

const PATH = '/tex-admin/settings/security';

const readSecurity = readerOf(SecuritySettings);

/** The settings as the server has them. */
export const useSecurity = () => useResource(PATH, { life: 'short', parse: readSecurity });

/** The form over settings, and the way back to their defaults. */
export const useSecurityForm = (known: SecuritySettings) => {
  const [saved, setSaved] = useState(known);
  const form = useDraft({
    start: draftOf(known.settings),
    check: checkDraft,
    send: async (draft) => {
      const body = { ...settingsOf(draft), version: saved.version };
      return readerOf(SecuritySettings)((await marketplace.put(PATH, body)).data);
    },
    onSaved: (next) => {
      setSaved(next);
      responseCache.invalidate(PATH);
      return draftOf(next.settings);
    },
    done: 'The security settings were saved.',
  });
  const reset = () =>
    form.take(
      async () => readerOf(SecuritySettings)((await marketplace.delete(PATH)).data),
      'The defaults hold again.',
    );
  return { ...form, saved, reset };
};

export type SecurityForm = ReturnType<typeof useSecurityForm>;
