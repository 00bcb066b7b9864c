import { Type, type Static } from 'typebox';
import { MinorAmount, NotBlank, Nullable } from './common.ts';

/**
 * How an order is paid: by invoice within its terms, by a transfer that an administrator records, or online through the
 * payment provider.
 */
export const PaymentMethod = Type.Union([
  Type.Literal('invoice'),
  Type.Literal('bank_transfer'),
  Type.Literal('online'),
]);
export type PaymentMethod = Static<typeof PaymentMethod>;

export const PostalAddress = Type.Object({
  line1: NotBlank(120),
  line2: Type.Optional(Type.String({ maxLength: 120 })),
  city: NotBlank(80),
  state: NotBlank(80),
  postalCode: NotBlank(16),
  /** ISO 3166-1 alpha-2. */
  country: Type.String({ pattern: '^[A-Z]{2}$' }),
});
export type PostalAddress = Static<typeof PostalAddress>;

/** The recipient of an invoice. */
export const BillingDetails = Type.Object({
  legalName: NotBlank(160),
  email: Type.String({ format: 'email', maxLength: 254 }),
  /** Such as a GSTIN; empty for a buyer without one. */
  taxId: Type.Optional(Type.String({ maxLength: 32 })),
  address: PostalAddress,
});
export type BillingDetails = Static<typeof BillingDetails>;

/** One side of an invoice, as it was when the invoice was issued. */
export const InvoiceParty = Type.Object({
  name: Type.String(),
  address: Type.Array(Type.String()),
  email: Type.String(),
  taxId: Nullable(Type.String()),
  /** Where transfers to the seller go, by line. */
  bankDetails: Type.Optional(Type.Array(Type.String())),
  /** For a QR code that UPI apps read. */
  upiId: Type.Optional(Type.String()),
});
export type InvoiceParty = Static<typeof InvoiceParty>;

/** A tax on the taxable amount: `rate` in percent, amounts in minor units. */
export const TaxLine = Type.Object({
  name: Type.String(),
  rate: Type.Number(),
  taxable: MinorAmount,
  amount: MinorAmount,
});
export type TaxLine = Static<typeof TaxLine>;
