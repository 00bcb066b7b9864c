import { type IdentityProvider, IdentityProviderList } from '@marketplace/shared/contracts';
import { readerOf, useResource } from '@marketplace/shared/data';
import { matchesRole, useUser } from '@marketplace/shared/session';
import { useState } from 'react';
import { defineView, id, openRow, step } from '@marketplace/shared/ui/list';

export const PROVIDERS_PATH = '/tex-admin/sign-on/providers';

export const providerPath = (id: string, part = '') => `${PROVIDERS_PATH}/${encodeURIComponent(id)}${part}`;

/** Replaces the id while a provider is being added. */
export const NEW = 'new';

/** The open provider and its test result: `passed`, or the problem. */
const list = defineView({ provider: openRow(), test: step(id()) });
export const { useView: useProvidersView } = list;

export const providerLink = (provider: string) => list.linkTo({ provider });

const readList = readerOf(IdentityProviderList);

/** The providers; they stay on screen while they reload. */
export const useProviders = () => {
  const { status, data, reload } = useResource(PROVIDERS_PATH, { life: 'short', parse: readList });
  const [last, setLast] = useState(data);
  if (data && data !== last) setLast(data);
  return { status, shown: data ?? last, reload };
};

/** Only SUPER_ADMIN may change providers, because they can grant any role. */
export const useMayChangeProviders = () => {
  const user = useUser();
  return user !== null && matchesRole(user, ['SUPER_ADMIN']);
};

export type Provider = IdentityProvider;
