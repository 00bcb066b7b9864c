import type { CompanyMaster, CompanyProfileBody, CompanySaved, TaxSettingsBody } from '@marketplace/shared/contracts';
import { eq, sql } from 'drizzle-orm';
import type { Actor } from '../audit/actor-of.ts';
import { changedFields } from '../audit/changed-fields.ts';
import { recordAudit } from '../audit/record-audit.ts';
import { companyMaster, type Database, type Transaction } from '../../db/index.ts';
import { ApiError, assertCurrent } from '../../http/index.ts';
import { assertTaxable } from './check-tax.ts';
import { profileOf, settingsOf, startingCompany, taxOf } from './company-settings.ts';

/** The company, locked until the transaction ends; created if it doesn't exist yet. */
async function lockCompany(tx: Transaction): Promise<CompanyMaster> {
  await tx.insert(companyMaster).values({ id: 1, data: startingCompany }).onConflictDoNothing();
  const [row] = await tx.select().from(companyMaster).where(eq(companyMaster.id, 1)).for('update');
  return row?.data ?? startingCompany;
}

interface Change<Part extends object> {
  company: CompanyMaster;
  before: Part;
  after: Part;
  action: `company.${string}`;
  actor: Actor;
}

async function write<Part extends object>(
  tx: Transaction,
  { company: old, before, after, action, actor }: Change<Part>,
): Promise<CompanySaved> {
  const company = { ...old, ...after };
  const changed = changedFields(before, after);
  if (changed) {
    const fresh = { data: company, updatedAt: sql`now()` };
    await tx.update(companyMaster).set(fresh).where(eq(companyMaster.id, 1));
    const target = { type: 'company', id: '1', name: company.brand };
    await recordAudit(tx, { ...actor, action, target, ...changed });
  }
  return { settings: settingsOf(company), company };
}

/** @throws ApiError 409 if someone else has changed the profile since */
export const saveProfile = (db: Database, body: CompanyProfileBody, actor: Actor) =>
  db.transaction(async (tx) => {
    const company = await lockCompany(tx);
    assertCurrent(body.version, settingsOf(company).company.version);
    const [before, after] = [profileOf(company), profileOf(body)];
    return write(tx, { company, before, after, action: 'company.profile_changed', actor });
  });

/** Existing invoices stay unchanged. @throws ApiError 400 for settings that can't be billed, 409 for a stale form */
export const saveTax = (db: Database, body: TaxSettingsBody, actor: Actor) =>
  db.transaction(async (tx) => {
    const company = await lockCompany(tx);
    assertCurrent(body.version, settingsOf(company).tax.version);
    if (company.legalName === '')
      throw new ApiError(409, 'no_company', 'Save the company before its taxes and invoices.');
    const [before, after] = [taxOf(company), taxOf(body)];
    await assertTaxable(tx, after, before);
    return write(tx, { company, before, after, action: 'company.tax_changed', actor });
  });
