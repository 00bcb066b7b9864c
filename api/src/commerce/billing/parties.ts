import {
  transferLines,
  type BillingDetails,
  type CompanyMaster,
  type InvoiceParty,
} from '@marketplace/shared/contracts';
import { countryName } from '@marketplace/shared/places';

/** The company as stored on an invoice. */
export const sellerOf = (company: CompanyMaster): InvoiceParty => {
  const { legalName, address, supportEmail, taxId, upiId } = company;
  const bankDetails = transferLines(company);
  return {
    name: legalName,
    address,
    email: supportEmail,
    taxId: taxId || null,
    ...(bankDetails.length > 0 && { bankDetails }),
    ...(upiId && { upiId }),
  };
};

/** The buyer as stored on an invoice. */
export function buyerOf({ legalName, address, email, taxId }: BillingDetails): InvoiceParty {
  const { line1, line2, city, postalCode, state, country } = address;
  const lines = [line1, line2 ?? '', `${city} ${postalCode}`, `${state}, ${countryName(country)}`];
  return {
    name: legalName.trim(),
    address: lines.map((line) => line.trim()).filter(Boolean),
    email,
    taxId: taxId?.trim() || null,
  };
}
