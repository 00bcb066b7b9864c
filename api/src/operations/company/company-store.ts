import { eq } from 'drizzle-orm';
import type { CompanyMaster, PrivacyPolicy } from '@marketplace/shared/contracts';
import { companyMaster, privacyPolicies, type Queries } from '../../db/index.ts';

/** Days until an invoice is due if neither client nor company set them. */
export const usualTermsDays = 15;

export async function findCompany(db: Queries): Promise<CompanyMaster | undefined> {
  const [row] = await db.select({ data: companyMaster.data }).from(companyMaster).where(eq(companyMaster.id, 1));
  return row?.data;
}

export async function findPrivacyPolicy(db: Queries, id: string): Promise<PrivacyPolicy | undefined> {
  const [row] = await db.select().from(privacyPolicies).where(eq(privacyPolicies.id, id));
  return row && { privacyPolicy: row.html, updatedAt: row.updatedAt.toISOString() };
}
