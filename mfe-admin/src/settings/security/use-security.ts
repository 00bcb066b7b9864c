import type { SecuritySettings } from '@marketplace/shared/contracts';
import { useResource } from '@marketplace/shared/data';
import { fieldErrors, marketplace, serverSaid } from '@marketplace/shared/http';
import { notify } from '@marketplace/shared/toast';
import { useState } from 'react';
import {
  checkDraft,
  draftOf,
  errorsOf,
  isChanged,
  settingsOf,
  type SecurityDraft,
  type SecurityErrors,
} from './security-draft.ts';

const PATH = '/tex-admin/settings/security';
const NOT_SAVED = 'Nothing was saved: no answer came. Check your connection and try again.';

const readSecurity = (answer: unknown) => answer as SecuritySettings;

/** The settings as the server has them. */
export const useSecurity = () => useResource(PATH, { life: 'short', parse: readSecurity });

/** The form over settings: what is typed stays when saving fails. */
export const useSecurityForm = (known: SecuritySettings, onSaved: () => void) => {
  const [saved, setSaved] = useState(known);
  const [draft, setDraft] = useState(() => draftOf(known.settings));
  const [errors, setErrors] = useState<SecurityErrors>({});
  const [refusals, setRefusals] = useState(0);
  const [busy, setBusy] = useState(false);

  const take = (next: SecuritySettings) => {
    setSaved(next);
    setDraft(draftOf(next.settings));
    setErrors({});
    onSaved();
  };
  const refuse = (found: SecurityErrors) => {
    setErrors(found);
    if (Object.keys(found).length > 0) setRefusals((count) => count + 1);
  };
  const send = async (call: () => Promise<{ data: SecuritySettings }>, done: string) => {
    setBusy(true);
    try {
      take((await call()).data);
      notify.success(done);
      return true;
    } catch (error) {
      refuse(errorsOf(fieldErrors(error)));
      notify.error(serverSaid(error) ?? NOT_SAVED);
      return false;
    } finally {
      setBusy(false);
    }
  };
  return {
    draft,
    errors,
    /** Grows each time that fields were found wrong. */
    refusals,
    busy,
    saved,
    isDirty: isChanged(draft, saved.settings),
    edit: (fields: Partial<SecurityDraft>) => {
      setDraft({ ...draft, ...fields });
      setErrors(Object.fromEntries(Object.entries(errors).filter(([field]) => !(field in fields))));
    },
    discard: () => {
      setDraft(draftOf(saved.settings));
      setErrors({});
    },
    save: async () => {
      const found = checkDraft(draft);
      refuse(found);
      if (Object.keys(found).length > 0) return false;
      return send(
        () => marketplace.put<SecuritySettings>(PATH, settingsOf(draft)),
        'The security settings were saved.',
      );
    },
    reset: () => send(() => marketplace.delete<SecuritySettings>(PATH), 'The defaults hold again.'),
  };
};

export type SecurityForm = ReturnType<typeof useSecurityForm>;
