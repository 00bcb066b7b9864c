import { readerOf } from '@marketplace/shared/data';
import { IdentityProvider } from '@marketplace/shared/contracts';
import { codeOf, marketplace } from '@marketplace/shared/http';
import { notify } from '@marketplace/shared/toast';
import { useState } from 'react';
import { formRefusal } from '../form/form-refusal.ts';
import { bodyOf, checkDraft, draftOf, isChanged, type ProviderDraft, type ProviderErrors } from './provider-draft.ts';
import { providerPath, PROVIDERS_PATH, type Provider } from './use-providers.ts';

const NOT_SAVED = 'Nothing was saved: no answer came. Check your connection and try again.';

/** The form over one provider, or over a new one. What is typed stays when saving fails. */
export const useProviderForm = (known: Provider | undefined, onSaved: (provider: Provider) => void) => {
  const [saved, setSaved] = useState(known);
  const [draft, setDraft] = useState(() => draftOf(known));
  const [errors, setErrors] = useState<ProviderErrors>({});
  const [reason, setReason] = useState<string>();
  const [refusals, setRefusals] = useState(0);
  const [busy, setBusy] = useState(false);
  /** The version that is to give way to a newer one, once that has been read. */
  const [stale, setStale] = useState<string>();
  const [isConflict, setIsConflict] = useState(false);

  const refuse = (found: ProviderErrors, whole?: string) => {
    setErrors(found);
    setReason(whole);
    setRefusals((count) => count + 1);
  };
  const fill = (provider: Provider) => {
    setSaved(provider);
    setDraft(draftOf(provider));
    setErrors({});
    setReason(undefined);
    setIsConflict(false);
    setStale(undefined);
  };
  if (stale !== undefined && known && known.version !== stale) fill(known);
  const take = (provider: Provider) => {
    fill(provider);
    notify.success(provider.testedAt ? `${provider.name} was saved.` : `${provider.name} was saved. Test it next.`);
    onSaved(provider);
  };
  const save = async () => {
    const missing = checkDraft(draft, saved);
    if (Object.keys(missing).length > 0) return refuse(missing);
    setBusy(true);
    try {
      const body = bodyOf(draft);
      const { data } = saved
        ? await marketplace.put(providerPath(saved.id), { ...body, version: saved.version })
        : await marketplace.post(PROVIDERS_PATH, body);
      take(readerOf(IdentityProvider)(data));
    } catch (error) {
      const refusal = formRefusal(error, draft, NOT_SAVED);
      refuse(refusal.errors, refusal.whole);
      setIsConflict(codeOf(error) === 'changed_meanwhile');
    } finally {
      setBusy(false);
    }
  };
  return {
    draft,
    errors,
    reason,
    isConflict,
    refusals,
    busy,
    saved,
    isDirty: isChanged(draft, saved),
    edit: (fields: Partial<ProviderDraft>) => {
      setDraft({ ...draft, ...fields });
      setErrors(Object.fromEntries(Object.entries(errors).filter(([field]) => !(field in fields))));
    },
    save,
    /** Waits for what is read next. */
    giveWay: () => setStale(saved?.version),
  };
};

export type ProviderForm = ReturnType<typeof useProviderForm>;
