import type { IncomingHttpHeaders } from 'node:http';

export interface Intent {
  /** Our reference of this attempt. However often a provider receives the same one, it opens one payment. */
  reference: string;
  /** In minor units. */
  amount: number;
  currency: string;
  /** What is paid, for the buyer. */
  description: string;
  email: string;
  /** Where the provider's page sends the buyer back to, paid or not. */
  returnUrl: string;
}

export type PaymentState =
  /** The buyer is not done yet: they may still have to confirm with their bank. */
  | { status: 'open' }
  /** The buyer is done, and the bank is still processing, as with UPI and net banking. */
  | { status: 'processing' }
  | { status: 'succeeded'; paidAt: Date }
  /** The reason is a sentence for the buyer. */
  | { status: 'declined' | 'cancelled' | 'expired'; reason: string };

/** What a webhook says. The state itself is always queried, so events may be late, lost, repeated or out of order. */
export interface ProviderEvent {
  id: string;
  /** The payment's id at the provider; null for an event about something else. */
  providerId: string | null;
}

/** A refund at the provider. */
export type RefundState = { id: string } & (
  | { status: 'pending' | 'succeeded' }
  /** The reason is a sentence for the administrator. */
  | { status: 'failed'; reason: string }
);

/** Takes payments on its own page. Any method may throw: then the outcome is unknown, and it is called again. */
export interface PaymentProvider {
  name: string;
  /** Label at checkout. */
  title: string;
  text: string;
  /** Opens the page for a payment, one per reference. */
  open: (intent: Intent) => Promise<{ id: string; url: string }>;
  find: (id: string) => Promise<PaymentState>;
  /** Closes the page of an unpaid payment; leaves any other as it is. */
  close: (id: string) => Promise<void>;
  /** Refunds a payment in full, once however often it is called. */
  refund: (id: string) => Promise<void>;
  /** Refunds an amount of a payment, in minor units, once for each reference. */
  refundPart: (id: string, part: { reference: string; amount: number }) => Promise<RefundState>;
  findRefund: (refundId: string) => Promise<RefundState>;
  /** Reads an event. @throws if it is not from the provider */
  readEvent: (body: Buffer, headers: IncomingHttpHeaders) => ProviderEvent;
}
