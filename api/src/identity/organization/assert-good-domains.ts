import freeDomains from 'free-email-domains';
import { invalid } from '../../http/index.ts';
import { domainsProblem } from '../clients/email-domains.ts';

const publicDomains = new Set(freeDomains);

/** @throws ApiError 400 for anything but a domain, and for one where anyone can get an address */
export function assertGoodDomains(domains: string[]): void {
  const problem = domainsProblem(domains);
  if (problem) throw invalid('domains', problem);
  const open = domains.find((domain) => publicDomains.has(domain));
  if (open) throw invalid('domains', `Anyone can get an address at ${open}, so it can't belong to an organization.`);
}
