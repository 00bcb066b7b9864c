import type {
  BillingDetails,
  Organization,
  OrganizationChange,
  OrganizationFields,
} from '@marketplace/shared/contracts';
import { and, eq, inArray } from 'drizzle-orm';
import { type Actor, changedFields, findCompany } from '../../operations/index.ts';
import { clientDomains, clients, type Database, masterClients, type Transaction } from '../../db/index.ts';
import { assertCurrent, invalid } from '../../http/index.ts';
import { assertBilling } from '../clients/assert-billing.ts';
import { cleanBilling } from '../clients/clean-billing.ts';
import { tidyDomains } from '../clients/email-domains.ts';
import { assertGoodDomains } from './assert-good-domains.ts';
import { findOrganization } from './find-organization.ts';
import { joinWaiting } from './join-by-domain.ts';
import { lockOrganization, recordOrganizationChange } from './lock-organization.ts';

/**
 * Replaces what administrators set. Waiting people whose single sign-on address is in a new domain join at once.
 * @throws ApiError 400, 404, or 409 if someone else has changed it or its payer since
 */
export async function changeOrganization(
  db: Database,
  id: string,
  body: OrganizationChange,
  actor: Actor,
): Promise<Organization> {
  const after = tidied(body);
  assertGoodDomains(after.domains);
  return db.transaction(async (tx) => {
    await assertTaxIds(tx, after);
    const locked = await lockOrganization(tx, id);
    const known = await findOrganization(tx, id);
    assertCurrent(body.version, known.version);
    const changed = changedFields(tidied(known), after);
    if (!changed) return known;
    const { name, termsDays, billing, payer } = after;
    await tx.update(clients).set({ name, termsDays, billing }).where(eq(clients.id, id));
    await tx.update(masterClients).set(payer).where(eq(masterClients.id, locked.masterClientId));
    const added = await replaceDomains(tx, id, known.domains, after.domains);
    await recordOrganizationChange(tx, { id, name }, actor, { action: 'organization.changed', ...changed });
    if (added.length > 0 && !locked.closedAt) await joinWaiting(tx, id, added, actor.ip);
    return findOrganization(tx, id);
  });
}

const cleaned = (billing: BillingDetails | null) => billing && cleanBilling(billing);

const tidied = ({ name, termsDays, domains, billing, payer }: OrganizationFields): OrganizationFields => ({
  ...{ name: name.trim(), termsDays, domains: tidyDomains(domains).sort(), billing: cleaned(billing) },
  payer: { legalName: payer.legalName.trim(), billing: cleaned(payer.billing) },
});

async function assertTaxIds(tx: Transaction, { billing, payer }: OrganizationFields): Promise<void> {
  const company = await findCompany(tx);
  if (!company) return;
  if (billing) assertBilling(company, billing);
  if (payer.billing) assertBilling(company, payer.billing, 'payer.billing');
}

/** Returns the new ones. @throws ApiError 400 for one of another organization */
async function replaceDomains(tx: Transaction, clientId: string, before: string[], after: string[]): Promise<string[]> {
  const gone = before.filter((domain) => !after.includes(domain));
  if (gone.length > 0)
    await tx
      .delete(clientDomains)
      .where(and(eq(clientDomains.clientId, clientId), inArray(clientDomains.domain, gone)));
  const added = after.filter((domain) => !before.includes(domain));
  for (const domain of added) {
    const [row] = await tx.insert(clientDomains).values({ domain, clientId }).onConflictDoNothing().returning();
    if (!row) throw await takenBy(tx, domain);
  }
  return added;
}

async function takenBy(tx: Transaction, domain: string) {
  const [owner] = await tx
    .select({ name: clients.name })
    .from(clientDomains)
    .innerJoin(clients, eq(clients.id, clientDomains.clientId))
    .where(eq(clientDomains.domain, domain));
  return invalid('domains', `${domain} already belongs to ${owner?.name ?? 'another organization'}.`);
}
