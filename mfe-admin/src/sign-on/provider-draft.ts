import type { RoleMapping } from '@marketplace/shared/contracts';
import { randomKey, trimmed } from '@marketplace/shared/form';
import type { Provider } from './use-providers.ts';

/** The form's values. */
export interface ProviderDraft {
  name: string;
  issuer: string;
  clientId: string;
  /** Omitted to keep the stored one. */
  clientSecret?: string;
  domains: string[];
  roleClaim: string | null;
  roleMapping: RoleMapping[];
  createUsers: boolean;
  required: boolean;
  /** The last segment of its own redirect URI; absent if it uses the one that older providers share. */
  redirectKey?: string;
  /** Only for an existing provider. */
  version?: string;
}

/** A new provider has its own redirect URI, known before it's saved, because it must be registered there first. */
export const newRedirectKey = randomKey;

export const draftOf = (provider: Provider | undefined): ProviderDraft => ({
  name: provider?.name ?? '',
  issuer: provider?.issuer ?? '',
  clientId: provider?.clientId ?? '',
  clientSecret: '',
  domains: provider?.domains ?? [],
  roleClaim: provider?.roleClaim ?? null,
  roleMapping: (provider?.roleMapping ?? []).map(({ group, role }) => ({ group, role })),
  createUsers: provider?.createUsers ?? false,
  required: provider?.required ?? false,
  ...(provider
    ? { version: provider.version, ...(provider.redirectKey && { redirectKey: provider.redirectKey }) }
    : { redirectKey: newRedirectKey() }),
});

/** The request body: trimmed, domains split at spaces, and the secret only if one was typed. */
export const tidyDraft = ({ clientSecret, ...draft }: ProviderDraft): ProviderDraft => ({
  ...trimmed(draft),
  domains: draft.domains.flatMap((domain) => domain.split(/\s+/)),
  roleClaim: draft.roleClaim?.trim() || null,
  ...(clientSecret && { clientSecret }),
});
