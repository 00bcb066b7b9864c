import { Type, type Static } from 'typebox';
import { Currency, Nullable } from './common.ts';

export const CompanyMaster = Type.Object({
  brand: Type.String(),
  legalName: Type.String(),
  blurb: Type.String(),
  headquarters: Type.String(),
  address: Type.Array(Type.String()),
  supportEmail: Type.String(),
  supportPhone: Type.String(),
  phoneHours: Type.String(),
  emailHours: Type.String(),
  currency: Currency,
  /** Name and rate of the tax in percent, such as GST and 18. */
  taxName: Type.String(),
  taxRate: Type.Number(),
  taxId: Type.String(),
  invoicePrefix: Type.String(),
  /** IANA name of the zone in which documents are dated; UTC by default. */
  timeZone: Type.Optional(Type.String()),
  /** Days until an invoice is due, unless a client has other terms; 15 by default. */
  termsDays: Type.Optional(Type.Integer()),
  /** Days from the due date until subscriptions are suspended; 30 by default, null suspends none. Not in the public response. */
  graceDays: Type.Optional(Nullable(Type.Integer())),
  /** Where transfers go, with further lines. On invoices and in checkout; not in the public response. */
  accountHolder: Type.Optional(Type.String()),
  accountNumber: Type.Optional(Type.String()),
  ifsc: Type.Optional(Type.String()),
  iban: Type.Optional(Type.String()),
  bic: Type.Optional(Type.String()),
  upiId: Type.Optional(Type.String()),
  bankDetails: Type.Optional(Type.Array(Type.String())),
  socialLinks: Type.Array(Type.Object({ name: Type.String(), url: Type.String() })),
});
export type CompanyMaster = Static<typeof CompanyMaster>;
