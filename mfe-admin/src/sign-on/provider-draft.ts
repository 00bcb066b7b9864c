import type { IdentityProviderBody, MappedRole } from '@marketplace/shared/contracts';
import type { Provider } from './use-providers.ts';

export interface MappingDraft {
  /** Tells the lines apart while they are edited. */
  key: number;
  group: string;
  role: MappedRole;
}

/** As it stands in the form. */
export interface ProviderDraft {
  name: string;
  issuer: string;
  clientId: string;
  /** Empty keeps the one that is stored. */
  clientSecret: string;
  /** Parted by commas, spaces or lines. */
  domains: string;
  roleClaim: string;
  roleMapping: MappingDraft[];
  createUsers: boolean;
}

export type ProviderField = keyof IdentityProviderBody;
export type ProviderErrors = Partial<Record<ProviderField, string>>;

export const draftOf = (provider: Provider | undefined): ProviderDraft => ({
  name: provider?.name ?? '',
  issuer: provider?.issuer ?? '',
  clientId: provider?.clientId ?? '',
  clientSecret: '',
  domains: provider?.domains.join(', ') ?? '',
  roleClaim: provider?.roleClaim ?? '',
  roleMapping: (provider?.roleMapping ?? []).map((line, key) => ({ ...line, key })),
  createUsers: provider?.createUsers ?? false,
});

const listOf = (domains: string) => domains.split(/[\s,;]+/).filter(Boolean);

export const bodyOf = ({
  clientSecret,
  domains,
  roleClaim,
  roleMapping,
  ...draft
}: ProviderDraft): IdentityProviderBody => ({
  ...draft,
  domains: listOf(domains),
  roleClaim: roleClaim.trim() || null,
  roleMapping: roleMapping.map(({ group, role }) => ({ group, role })),
  ...(clientSecret !== '' && { clientSecret }),
});

export const isChanged = (draft: ProviderDraft, provider: Provider | undefined) =>
  JSON.stringify(bodyOf(draft)) !== JSON.stringify(bodyOf(draftOf(provider)));

/** What is missing is said before the server is asked; the rest it says itself. */
export const checkDraft = (draft: ProviderDraft, provider: Provider | undefined): ProviderErrors => ({
  ...(draft.name.trim() === '' && { name: 'Enter a name.' }),
  ...(draft.issuer.trim() === '' && { issuer: 'Enter the address of the issuer.' }),
  ...(draft.clientId.trim() === '' && { clientId: 'Enter the client id.' }),
  ...(!provider && draft.clientSecret === '' && { clientSecret: 'Enter the client secret.' }),
  ...(listOf(draft.domains).length === 0 && { domains: 'Enter at least one domain, like tex.example.' }),
  ...(draft.roleMapping.some(({ group }) => group.trim() === '') && { roleMapping: 'Enter a group in every line.' }),
});
