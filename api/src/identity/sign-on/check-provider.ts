import { type IdentityProviderBody, issuerKind } from '@marketplace/shared/contracts';
import { refuse } from '../../http/index.ts';
import { domainsProblem, tidyDomains } from '../clients/email-domains.ts';

/** Fields as stored: trimmed, domains in lowercase without duplicates. */
export const tidyProvider = (body: IdentityProviderBody) => ({
  name: body.name.trim(),
  issuer: body.issuer.trim(),
  clientId: body.clientId.trim(),
  domains: tidyDomains(body.domains),
  roleClaim: body.roleClaim?.trim() || null,
  roleMapping: body.roleMapping.map(({ group, role }) => ({ group: group.trim(), role })),
  createUsers: body.createUsers,
  required: body.required,
  ...(body.redirectKey !== undefined && { redirectKey: body.redirectKey }),
});

export type ProviderSettings = ReturnType<typeof tidyProvider>;

/** @throws ApiError 400 with a sentence for each invalid field */
export function assertGoodProvider(settings: ProviderSettings, allowHttp: boolean): void {
  const { name, clientId, issuer, domains, roleClaim, roleMapping } = settings;
  const said: [field: string, message: string | undefined][] = [
    ['name', name === '' ? 'Enter a name.' : undefined],
    ['issuer', issuerProblem(issuer, allowHttp)],
    ['clientId', clientId === '' ? 'Enter the client ID.' : undefined],
    ['domains', domainsProblem(domains)],
    ['roleClaim', roleMapping.length > 0 && !roleClaim ? 'Enter the claim that lists the groups.' : undefined],
    ['roleMapping', roleMapping.some(({ group }) => group === '') ? 'Enter a group on every line.' : undefined],
  ];
  refuse(said.flatMap(([field, message]) => (message ? [{ field, message }] : [])));
}

function issuerProblem(text: string, allowHttp: boolean): string | undefined {
  const url = URL.canParse(text) ? new URL(text) : undefined;
  const whole = 'Enter the full address of the issuer, such as https://login.example.com.';
  if (!url || !/^https?:$/.test(url.protocol)) return whole;
  if (url.protocol === 'http:' && !allowHttp) return 'The issuer must start with https://.';
  if (url.username || url.password || url.search || url.hash)
    return 'Enter the issuer without a query, fragment or password.';
  if (issuerKind(text) === 'any-tenant')
    return 'Enter the issuer of your own tenant, https://login.microsoftonline.com/<directory ID>/v2.0. With “common”, “organizations” or “consumers”, people from other companies could sign in.';
  return undefined;
}
