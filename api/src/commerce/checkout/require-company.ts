import type { CompanyMaster } from '@marketplace/shared/contracts';
import { findCompany } from '../../operations/index.ts';
import type { Queries } from '../../db/index.ts';
import { ApiError } from '../../http/index.ts';

/** The seller. @throws ApiError 409 while the marketplace has no company */
export async function requireCompany(db: Queries): Promise<CompanyMaster> {
  const company = await findCompany(db);
  if (company) return company;
  throw new ApiError(
    409,
    'no_company',
    "This marketplace can't take orders yet because its company details are missing.",
  );
}
