import type { BillingDetails, CompanyMaster } from '@marketplace/shared/contracts';
import { isGst, isGstin } from '../../operations/index.ts';
import { invalid } from '../../http/index.ts';

/**
 * @param field where the body has these billing details
 * @throws ApiError 400 for a tax id that is invalid on an Indian invoice: its state decides the tax
 */
export function assertBilling({ taxName }: CompanyMaster, { taxId, address }: BillingDetails, field = 'billing'): void {
  if (!taxId?.trim() || !isGst(taxName) || address.country !== 'IN' || isGstin(taxId)) return;
  throw invalid(
    `${field}.taxId`,
    'A GSTIN has 15 characters, such as 29ABCDE1234F1Z5. Correct it, or leave it empty if there is none.',
  );
}
