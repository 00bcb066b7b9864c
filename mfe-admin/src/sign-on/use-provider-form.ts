import { IdentityProviderBody, IdentityProvider } from '@marketplace/shared/contracts';
import { readerOf } from '@marketplace/shared/data';
import type { FormOf } from '@marketplace/shared/form';
import { useContractForm } from '@marketplace/shared/form/contract';
import { marketplace } from '@marketplace/shared/http';
import { useEffect, useState } from 'react';
import { draftOf, tidyDraft, type ProviderDraft } from './provider-draft.ts';
import { providerPath, PROVIDERS_PATH, type Provider } from './use-providers.ts';

const sentences = {
  name: 'Enter a name.',
  issuer: 'Enter the issuer’s URL.',
  clientId: 'Enter the client ID.',
  domains: 'Enter at least one domain, such as tex.example.',
  'roleMapping.group': 'Enter a group on every line.',
};

/** The form of a new or existing provider. Input is kept when saving fails. */
export const useProviderForm = (known: Provider | undefined, onSaved: (provider: Provider) => void) => {
  const [start] = useState(() => draftOf(known));
  /** The version to replace once a newer one has loaded. */
  const [stale, setStale] = useState<string>();
  const form: FormOf<ProviderDraft, Provider> = useContractForm<ProviderDraft, Provider>({
    start,
    contract: IdentityProviderBody,
    sentences,
    tidy: tidyDraft,
    check: ({ version, clientSecret }): Record<string, string> =>
      version === undefined && !clientSecret ? { clientSecret: 'Enter the client secret.' } : {},
    send: async (body) => {
      const id = form.answer?.id ?? known?.id;
      const { data } = await (id === undefined
        ? marketplace.post(PROVIDERS_PATH, body)
        : marketplace.put(providerPath(id), body));
      return readerOf(IdentityProvider)(data);
    },
    next: draftOf,
    onSent: onSaved,
    done: ({ name, testedAt }) => `${name} saved.${testedAt ? '' : ' Test it next.'}`,
    silence: 'The server didn’t respond, so nothing was saved. Check your connection and try again.',
  });
  useEffect(() => {
    if (stale === undefined || !known || known.version === stale) return;
    form.fill(draftOf(known));
    setStale(undefined);
    // Runs only once the newer version has loaded.
    // eslint-disable-next-line react-hooks/exhaustive-deps
  }, [stale, known?.version]);
  return {
    form,
    isNew: form.values.version === undefined,
    /** Replaces the input when the newer version loads. */
    giveWay: () => setStale(form.values.version),
  };
};
