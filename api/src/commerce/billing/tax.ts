import type { BillingDetails, CompanyMaster } from '@marketplace/shared/contracts';
import type { TaxRate } from './amounts/tax-line.ts';
import { isGst, stateNamedIn, stateOfGstin } from '@marketplace/shared/places';

type Seller = Pick<CompanyMaster, 'taxName' | 'taxRate' | 'taxId' | 'address'>;
type Buyer = Pick<BillingDetails, 'taxId' | 'address'>;

/**
 * The taxes of a sale: the company's tax; GST is split in half between center and state if seller and buyer are in the
 * same state, otherwise all of it is integrated tax. An unknown buyer counts as out of state.
 */
export function taxRatesFor(seller: Seller, buyer: Buyer | null): TaxRate[] {
  const { taxName, taxRate } = seller;
  if (taxRate === 0) return [];
  if (!isGst(taxName)) return [{ name: taxName, rate: taxRate }];
  if (!isSameState(seller, buyer)) return [{ name: 'IGST', rate: taxRate }];
  return ['CGST', 'SGST'].map((name) => ({ name, rate: taxRate / 2 }));
}

function isSameState(seller: Seller, buyer: Buyer | null): boolean {
  if (buyer?.address.country !== 'IN') return false;
  const sellerState = stateOfGstin(seller.taxId) ?? stateNamedIn(seller.address.join(' '));
  const buyerState = stateOfGstin(buyer.taxId) ?? stateNamedIn(buyer.address.state);
  return sellerState !== undefined && sellerState === buyerState;
}
