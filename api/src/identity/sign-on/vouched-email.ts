import { issuerKind } from '@marketplace/shared/contracts';
import { claimText, type Claims } from './claims.ts';
import { SignOnRefusal } from './sign-on-refusal.ts';

interface Trusted {
  issuer: string;
  domains: string[];
  /** Those of the domains that are proven. */
  counted: string[];
}

/**
 * The email that the provider vouches for, in its spelling.
 * @throws SignOnRefusal if there is none, nobody vouches for it, or its domain isn't one of the provider's proven ones
 */
export function vouchedEmail(claims: Claims, { issuer, domains, counted }: Trusted): string {
  const kind = issuerKind(issuer);
  const email = claimText(claims.email, 254) || (kind === 'entra' ? claimText(claims.preferred_username, 254) : '');
  if (!/^[^\s@]+@[^\s@]+$/.test(email)) throw new SignOnRefusal('email_missing');
  const vouched = kind === 'entra' ? isOfTenant(claims, issuer) : claims.email_verified === true;
  if (!vouched || kind === 'any-tenant') throw new SignOnRefusal('email_unverified');
  const needed = [email.slice(email.indexOf('@') + 1), ...(kind === 'google' ? [claimText(claims.hd, 253)] : [])];
  for (const domain of needed.map((one) => one.toLowerCase())) {
    if (!domains.includes(domain)) throw new SignOnRefusal('foreign_domain');
    if (!counted.includes(domain)) throw new SignOnRefusal('unproven_domain');
  }
  return email;
}

/**
 * Entra sends no `email_verified`. A tenant's operators set its members' emails, so they may speak for their domain
 * once it is proven. A guest's email is another tenant's word.
 */
function isOfTenant(claims: Claims, issuer: string): boolean {
  const [, tenant = ''] = new URL(issuer).pathname.toLowerCase().split('/');
  const isGuest = claims.acct === 1 || (typeof claims.idp === 'string' && !claims.idp.toLowerCase().includes(tenant));
  return !isGuest && claims.email_verified !== false && !saysNo(claims.xms_edov);
}

/** Entra's optional claim that the domain of the email is the tenant's. */
const saysNo = (claim: unknown) => claim === false || ['0', 'false'].includes(String(claim).toLowerCase());
