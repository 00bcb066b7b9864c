import type { RoleMapping } from '@marketplace/shared/contracts';
import { trimmed } from '@marketplace/shared/form';
import type { Provider } from './use-providers.ts';

/** As it stands in the form. */
export interface ProviderDraft {
  name: string;
  issuer: string;
  clientId: string;
  /** Left out keeps the one that is stored. */
  clientSecret?: string;
  domains: string[];
  roleClaim: string | null;
  roleMapping: RoleMapping[];
  createUsers: boolean;
  /** Of the one that is changed. */
  version?: string;
}

export const draftOf = (provider: Provider | undefined): ProviderDraft => ({
  name: provider?.name ?? '',
  issuer: provider?.issuer ?? '',
  clientId: provider?.clientId ?? '',
  clientSecret: '',
  domains: provider?.domains ?? [],
  roleClaim: provider?.roleClaim ?? null,
  roleMapping: (provider?.roleMapping ?? []).map(({ group, role }) => ({ group, role })),
  createUsers: provider?.createUsers ?? false,
  ...(provider && { version: provider.version }),
});

/** What is sent: no blanks, spaces part domains too, and no secret that was not typed. */
export const tidyDraft = ({ clientSecret, ...draft }: ProviderDraft): ProviderDraft => ({
  ...trimmed(draft),
  domains: draft.domains.flatMap((domain) => domain.split(/\s+/)),
  roleClaim: draft.roleClaim?.trim() || null,
  ...(clientSecret && { clientSecret }),
});
