import { Type, type Static } from 'typebox';
import { Currency, NotBlank, Nullable } from './common.ts';
import { CompanyMaster } from './company.ts';
import { PROFILE_LIMITS } from './check-profile.ts';
import { TransferAccount } from './transfer-account.ts';

const optionalLine = (maxLength: number) => Type.String({ maxLength });

/** Sent back with every save, which is refused if the state has changed since. */
export const Version = Type.String({ minLength: 1, maxLength: 64 });

/** The operator of the marketplace, shown in the footer, on the contact page, in invoices and emails. */
export const CompanyProfile = Type.Object({
  brand: NotBlank(60),
  legalName: NotBlank(160),
  blurb: optionalLine(300),
  headquarters: optionalLine(120),
  /** By line. */
  address: Type.Array(NotBlank(120), { minItems: 1, maxItems: 6 }),
  supportEmail: Type.String({ format: 'email', maxLength: 254 }),
  supportPhone: Type.String({ maxLength: 40, pattern: '^[0-9+() .-]*$' }),
  phoneHours: optionalLine(120),
  emailHours: optionalLine(120),
  /** Web addresses; `#` is a placeholder for a missing account. */
  socialLinks: Type.Array(
    Type.Object({ name: NotBlank(40), url: Type.String({ maxLength: 300, pattern: '^(#|https://\\S+)$' }) }),
    { maxItems: 8 },
  ),
});
export type CompanyProfile = Static<typeof CompanyProfile>;

/** Taxes, and how invoices are numbered and due. */
export const TaxSettings = Type.Object({
  currency: Currency,
  taxName: NotBlank(30),
  /** Percent, with at most two decimals. */
  taxRate: Type.Number({ minimum: 0, maximum: 100 }),
  taxId: optionalLine(32),
  invoicePrefix: Type.String({ pattern: '^[A-Z][A-Z0-9]{0,9}$' }),
  /** Days from an invoice to its due date, unless a client has other terms. */
  termsDays: Type.Integer({ minimum: 0, maximum: 365 }),
  /** Days from the due date of an unpaid invoice until its subscriptions are suspended; null suspends none. */
  graceDays: Nullable(Type.Integer({ minimum: 0, maximum: 365 })),
  /** IANA name of the zone in which documents are dated. */
  timeZone: Type.String({ minLength: 1, maxLength: PROFILE_LIMITS.timeZone }),
  /** Where transfers go; without an account, bank transfer isn't offered. */
  ...TransferAccount.properties,
  /** Further lines, such as the name of the bank. */
  bankDetails: Type.Array(NotBlank(120), { maxItems: 6 }),
});
export type TaxSettings = Static<typeof TaxSettings>;

export const CompanyProfileBody = Type.Object({ ...CompanyProfile.properties, version: Version });
export type CompanyProfileBody = Static<typeof CompanyProfileBody>;
export const TaxSettingsBody = Type.Object({ ...TaxSettings.properties, version: Version });
export type TaxSettingsBody = Static<typeof TaxSettingsBody>;

const { currency, taxName, taxRate, taxId, invoicePrefix } = CompanyMaster.properties;
const { brand, legalName, blurb, headquarters, address, socialLinks } = CompanyMaster.properties;
const { supportEmail, supportPhone, phoneHours, emailHours } = CompanyMaster.properties;

/** Both parts, empty if nothing has been entered yet. */
export const CompanySettings = Type.Object({
  company: Type.Object({
    ...{ brand, legalName, blurb, headquarters, address, socialLinks },
    ...{ supportEmail, supportPhone, phoneHours, emailHours },
    version: Version,
  }),
  tax: Type.Object({
    ...{ currency, taxName, taxRate, taxId, invoicePrefix },
    termsDays: Type.Integer(),
    graceDays: Nullable(Type.Integer()),
    timeZone: Type.String(),
    ...TransferAccount.properties,
    bankDetails: Type.Array(Type.String()),
    version: Version,
  }),
});
export type CompanySettings = Static<typeof CompanySettings>;

/** The saved settings, as everyone sees them from now on. */
export const CompanySaved = Type.Object({ settings: CompanySettings, company: CompanyMaster });
export type CompanySaved = Static<typeof CompanySaved>;
