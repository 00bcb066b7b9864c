import type { BillingDetails, CompanyMaster } from '@marketplace/shared/contracts';
import { addressProblems, gstinProblem, isGst } from '@marketplace/shared/places';
import { refuse } from '../../http/index.ts';

/**
 * @param field where the body has these billing details
 * @throws ApiError 400 for an address that its country doesn't have, or a GSTIN of another state: they decide the tax
 */
export function assertBilling({ taxName }: CompanyMaster, { taxId = '', address }: BillingDetails, field = 'billing') {
  const wrong = Object.entries(addressProblems(address)).map(([name, message]) => ({
    field: `${field}.address.${name}`,
    message,
  }));
  const message = isGst(taxName) ? gstinProblem(taxId, address) : undefined;
  refuse(message === undefined ? wrong : [...wrong, { field: `${field}.taxId`, message }]);
}
