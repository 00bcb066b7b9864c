import { eq } from 'drizzle-orm';
import { type CompanyMaster, dayIn, type PrivacyPolicy } from '@marketplace/shared/contracts';
import { companyMaster, privacyPolicies, type Queries } from '../../db/index.ts';

/** Days until an invoice is due if neither client nor company set them. */
export const usualTermsDays = 15;

export async function findCompany(db: Queries): Promise<CompanyMaster | undefined> {
  const [row] = await db.select({ data: companyMaster.data }).from(companyMaster).where(eq(companyMaster.id, 1));
  return row?.data;
}

/** The zone in which a company dates its documents. */
export const zoneOf = (company: CompanyMaster | undefined): string => company?.timeZone ?? 'UTC';

interface CompanyClock {
  timeZone: string;
  /** The current calendar day there, as YYYY-MM-DD. */
  today: string;
}

export async function companyClock(db: Queries, now = new Date()): Promise<CompanyClock> {
  const timeZone = zoneOf(await findCompany(db));
  return { timeZone, today: dayIn(now, timeZone) };
}

export async function findPrivacyPolicy(db: Queries, id: string): Promise<PrivacyPolicy | undefined> {
  const [row] = await db.select().from(privacyPolicies).where(eq(privacyPolicies.id, id));
  return row && { privacyPolicy: row.html, updatedAt: row.updatedAt.toISOString() };
}
