import { Type, type Static } from 'typebox';
import { Currency, Id, MinorAmount, NotBlank } from './common.ts';
import { CreditNoteQuote } from './corrections.ts';

const { fingerprint, ...amounts } = CreditNoteQuote.properties;

/** What ending a subscription now gives back, with a credit note for each invoice that paid for days after now. */
export const EarlyEndQuote = Type.Object({
  /** False if its invoices don't add up to its users and term, so that the unused days have no price. */
  computable: Type.Boolean(),
  credits: Type.Array(
    Type.Object({ invoiceId: Id, invoiceNumber: Type.String(), unusedDays: Type.Integer(), ...amounts }),
  ),
  /** Of all credit notes, with tax. */
  total: MinorAmount,
  currency: Currency,
  fingerprint,
});
export type EarlyEndQuote = Static<typeof EarlyEndQuote>;

export const EarlyEndBody = Type.Object({
  /** The buyer reads it. */
  reason: NotBlank(500),
  /** Whether the unused days are credited. */
  credit: Type.Boolean(),
  /** The fingerprint of the accepted quote. */
  fingerprint: Type.String({ minLength: 1, maxLength: 128 }),
});
export type EarlyEndBody = Static<typeof EarlyEndBody>;
