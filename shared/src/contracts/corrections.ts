import { Type, type Static } from 'typebox';
import { PaymentMethod, TaxLine } from './billing.ts';
import { Currency, Id, Instant, MinorAmount, NotBlank, Nullable } from './common.ts';

const Credited = Type.Integer({ minimum: 1, maximum: 1_000_000_000_000 });

/** What a credit note takes off a line of its invoice, in minor units. */
export const CreditNoteLine = Type.Object({
  /** Of the line on the invoice, from 0. */
  position: Type.Integer(),
  description: Type.String(),
  /** Before tax. */
  amount: MinorAmount,
  tax: MinorAmount,
});
export type CreditNoteLine = Static<typeof CreditNoteLine>;

const amounts = {
  currency: Currency,
  lines: Type.Array(CreditNoteLine),
  /** Before tax. */
  subtotal: MinorAmount,
  taxes: Type.Array(TaxLine),
  total: MinorAmount,
};

/** A document that takes back an invoice, or a part of it. */
export const CreditNote = Type.Object({
  id: Id,
  number: Type.String(),
  /** A calendar day of the company's time zone, sent as its 00:00 UTC. */
  issuedOn: Instant,
  reason: Type.String(),
  ...amounts,
});
export type CreditNote = Static<typeof CreditNote>;

/** What to credit, in minor units before tax; a line has one entry at most. */
export const CreditNoteBody = Type.Object({
  lines: Type.Array(Type.Object({ position: Type.Integer({ minimum: 0, maximum: 10_000 }), amount: Credited }), {
    minItems: 1,
    maxItems: 1_000,
  }),
  reason: NotBlank(500),
  /** The fingerprint of the accepted quote. */
  fingerprint: Type.Optional(Type.String({ minLength: 1, maxLength: 128 })),
});
export type CreditNoteBody = Static<typeof CreditNoteBody>;

/** The amounts of a credit note, and of its invoice after it. */
export const CreditNoteQuote = Type.Object({
  ...amounts,
  balance: MinorAmount,
  /** The resulting overpayment. */
  refundable: MinorAmount,
  fingerprint: Type.String(),
});
export type CreditNoteQuote = Static<typeof CreditNoteQuote>;

/** Money that goes back to a client. */
export const Refund = Type.Object({
  id: Id,
  /** The online payment it refunds; null for a transfer. */
  paymentId: Nullable(Id),
  method: PaymentMethod,
  /** The reference of the bank, or ours at the payment provider. */
  reference: Type.String(),
  amount: MinorAmount,
  currency: Currency,
  /** Pending until the payment provider has confirmed it. */
  status: Type.Union([Type.Literal('pending'), Type.Literal('succeeded'), Type.Literal('failed')]),
  /** Why it failed, in a sentence. */
  reason: Nullable(Type.String()),
  createdAt: Instant,
  /** A transfer has a calendar day, as its 00:00 UTC. */
  refundedAt: Nullable(Instant),
  /** The calendar day of `refundedAt`, else of `createdAt`, in the time zone of the invoice; sent as its 00:00 UTC. */
  refundDate: Type.Optional(Instant),
});
export type Refund = Static<typeof Refund>;

/** A refund of an online payment through its provider, or a completed transfer. */
export const RefundBody = Type.Object({
  amount: Credited,
  /** What could be refunded when the form was opened: if that has changed since, the refund fails with 409 `changed_meanwhile`. */
  refundable: MinorAmount,
  paymentId: Type.Optional(Id),
  reference: Type.Optional(NotBlank(80)),
  /** Of a transfer: a calendar day, as its 00:00 UTC. */
  refundedAt: Type.Optional(Instant),
});
export type RefundBody = Static<typeof RefundBody>;
