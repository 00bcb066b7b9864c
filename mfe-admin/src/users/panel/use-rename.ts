import type { PersonDetail } from '@marketplace/shared/contracts';
import { marketplace } from '@marketplace/shared/http';
import { notify } from '@marketplace/shared/toast';
import { useState } from 'react';
import { forgetPeople } from '../../calls/forget-people.ts';
import { formRefusal } from '../../form/form-refusal.ts';

const NOT_SAVED = 'The name was not changed: no answer came. Check your connection and save it again.';

/** Saves another name; what is wrong with it is told at its field, and what was typed is kept. */
export const useRename = (person: PersonDetail, name: string, onChanged: () => void) => {
  const [error, setError] = useState<string>();
  const [failed, setFailed] = useState<string>();
  const [busy, setBusy] = useState(false);
  const clear = () => {
    setError(undefined);
    setFailed(undefined);
  };
  const save = async (): Promise<boolean> => {
    if (name === person.name || busy) return true;
    clear();
    if (name.trim() === '') {
      setError('Enter a name');
      return false;
    }
    setBusy(true);
    try {
      await marketplace.put(`/tex-suite/user/${encodeURIComponent(person.id)}`, { name });
      forgetPeople();
      notify.success('The name was changed.');
      onChanged();
      return true;
    } catch (reason) {
      const { errors, whole } = formRefusal(reason, { name }, NOT_SAVED);
      setError(errors.name);
      setFailed(whole);
      return false;
    } finally {
      setBusy(false);
    }
  };
  return { error, failed, busy, clear, save };
};
