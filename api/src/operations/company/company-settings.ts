import type {
  CompanyMaster,
  CompanyProfile,
  CompanySettings,
  TaxSettings,
  TransferAccount,
} from '@marketplace/shared/contracts';
import { usualTermsDays } from './company-store.ts';
import { versionOf } from '../../http/index.ts';

/** Defaults while there is no company yet. */
const nobody: CompanyMaster = {
  ...{ brand: '', legalName: '', blurb: '', headquarters: '', address: [], supportEmail: '', supportPhone: '' },
  ...{ phoneHours: '', emailHours: '', currency: 'INR', taxName: 'GST', taxRate: 18, taxId: '', invoicePrefix: 'INV' },
  socialLinks: [],
  graceDays: 30,
};

/** Only the fields of the profile. */
export const profileOf = (company: CompanyProfile): CompanyProfile => ({
  brand: company.brand,
  legalName: company.legalName,
  blurb: company.blurb,
  headquarters: company.headquarters,
  address: company.address,
  supportEmail: company.supportEmail,
  supportPhone: company.supportPhone,
  phoneHours: company.phoneHours,
  emailHours: company.emailHours,
  socialLinks: company.socialLinks.map(({ name, url }) => ({ name, url })),
});

type Stored = Omit<TaxSettings, keyof Added> & Partial<Added>;
/** Fields that were added after the first marketplaces were set up. */
type Added = Pick<TaxSettings, 'termsDays' | 'graceDays' | 'timeZone' | 'bankDetails'> & TransferAccount;

export const taxOf = (company: Stored): TaxSettings => ({
  currency: company.currency,
  taxName: company.taxName,
  taxRate: company.taxRate,
  taxId: company.taxId,
  invoicePrefix: company.invoicePrefix,
  termsDays: company.termsDays ?? usualTermsDays,
  // Null is a choice: never.
  graceDays: company.graceDays ?? null,
  timeZone: company.timeZone ?? 'UTC',
  accountHolder: company.accountHolder ?? '',
  accountNumber: company.accountNumber ?? '',
  ifsc: company.ifsc ?? '',
  iban: company.iban ?? '',
  bic: company.bic ?? '',
  upiId: company.upiId ?? '',
  bankDetails: company.bankDetails ?? [],
});

/** The company in the two parts that are edited separately, each with its version. */
export function settingsOf(company: CompanyMaster = nobody): CompanySettings {
  const [profile, tax] = [profileOf(company), taxOf(company)];
  return { company: { ...profile, version: versionOf(profile) }, tax: { ...tax, version: versionOf(tax) } };
}

export const startingCompany = nobody;
