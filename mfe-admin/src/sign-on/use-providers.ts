import type { IdentityProvider, IdentityProviderList } from '@marketplace/shared/contracts';
import { useResource } from '@marketplace/shared/data';
import { matchesRole, useUser } from '@marketplace/shared/session';
import { useState } from 'react';
import { useUrlView } from '../view/use-url-view.ts';

export const PROVIDERS_PATH = '/tex-admin/sign-on/providers';

export const providerPath = (id: string, part = '') => `${PROVIDERS_PATH}/${encodeURIComponent(id)}${part}`;

/** Stands in place of an id while a provider is being added. */
export const NEW = 'new';

export interface ProvidersView {
  /** Which provider stands open beside the list: an id, `new`, or empty for none. */
  provider: string;
  /** How its test ended: `passed`, or the problem; empty when none has just ended. */
  test: string;
}

const word = (text: string | null) => (text !== null && /^[A-Za-z0-9_.-]{1,64}$/.test(text) ? text : '');

const readView = (query: URLSearchParams): ProvidersView => ({
  provider: word(query.get('provider')),
  test: word(query.get('test')),
});

const writeView = (view: ProvidersView) =>
  new URLSearchParams(Object.entries(view).filter(([, value]) => value !== ''));

/** What stands open, kept in the URL. */
export const useProvidersView = () => useUrlView({ read: readView, write: writeView, steps: ['provider', 'test'] });

export const providerLink = (provider: string) => `?${writeView({ provider, test: '' }).toString()}`;

const readList = (answer: unknown): IdentityProviderList => {
  const { redirectUri = '', providers = [] } = (answer ?? {}) as Partial<IdentityProviderList>;
  return { redirectUri, providers };
};

/** The providers; they stay on screen while they are read anew. */
export const useProviders = () => {
  const { status, data, reload } = useResource(PROVIDERS_PATH, { life: 'short', parse: readList });
  const [last, setLast] = useState(data);
  if (data && data !== last) setLast(data);
  return { status, shown: data ?? last, reload };
};

/** ADMIN sees providers; only SUPER_ADMIN, who could give any role anyway, changes them. */
export const useMayChangeProviders = () => {
  const user = useUser();
  return user !== null && matchesRole(user, ['SUPER_ADMIN']);
};

export type Provider = IdentityProvider;
