import { codeOf } from '@marketplace/shared/http';
import { notify } from '@marketplace/shared/toast';
import { useState } from 'react';
import { formRefusal } from '../../form/form-refusal.ts';

const NOT_SAVED = 'Nothing was saved: no answer came. Check your connection and try again; what you typed is kept.';

/** A sentence for each field that is not good. */
export type DraftErrors = Record<string, string>;

interface Options<Draft, Saved> {
  /** As it stands in the fields before anything is typed. */
  start: Draft;
  check: (draft: Draft) => DraftErrors;
  send: (draft: Draft) => Promise<Saved>;
  /** Answers what stands in the fields from then on. */
  onSaved: (saved: Saved) => Draft;
  done: string;
}

/** A form over settings: what is typed stays when saving fails, and is known to be unsaved. */
export const useDraft = <Draft extends object, Saved>({ start, check, send, onSaved, done }: Options<Draft, Saved>) => {
  const [saved, setSaved] = useState(start);
  const [draft, setDraft] = useState(start);
  const [errors, setErrors] = useState<DraftErrors>({});
  const [busy, setBusy] = useState(false);
  /** Somebody else was faster: what they said. */
  const [conflict, setConflict] = useState<string>();

  const fill = (next: Draft) => {
    setSaved(next);
    setDraft(next);
    setErrors({});
    setConflict(undefined);
  };
  const refuse = (error: unknown) => {
    const refusal = formRefusal(error, draft, NOT_SAVED);
    setErrors(refusal.errors);
    if (refusal.whole === undefined) return;
    if (codeOf(error) === 'changed_meanwhile') setConflict(refusal.whole);
    else notify.error(refusal.whole);
  };
  /** What the call answers stands in the fields from then on. */
  const take = async (call: () => Promise<Saved>, said: string): Promise<boolean> => {
    setBusy(true);
    try {
      fill(onSaved(await call()));
      notify.success(said);
      return true;
    } catch (error) {
      refuse(error);
      return false;
    } finally {
      setBusy(false);
    }
  };
  const save = async (): Promise<boolean> => {
    const found = check(draft);
    setErrors(found);
    return Object.keys(found).length === 0 && take(() => send(draft), done);
  };
  return {
    ...{ draft, errors, busy, conflict, save, take, setErrors },
    isDirty: JSON.stringify(draft) !== JSON.stringify(saved),
    edit: (fields: Partial<Draft>) => {
      setDraft({ ...draft, ...fields });
      setErrors(Object.fromEntries(Object.entries(errors).filter(([field]) => !(field in fields))));
    },
    discard: () => fill(saved),
  };
};
