interface Charge {
  /**
   * Our reference of this attempt. However often a provider receives the same reference, it charges once and returns
   * the first outcome.
   */
  reference: string;
  /** In minor units. */
  amount: number;
  currency: string;
  /** Represents the buyer's payment method. */
  token: string;
}

export type ChargeOutcome =
  | { status: 'succeeded'; paidAt: Date }
  /** The reason is a sentence for the buyer. */
  | { status: 'declined'; reason: string };

/** Takes payments online. Every method may throw: then the outcome is unknown, and it is called again. */
export interface PaymentProvider {
  /** Label at checkout. */
  title: string;
  text: string;
  charge: (charge: Charge) => Promise<ChargeOutcome>;
  /** The outcome of an earlier charge; undefined if the provider never received it. */
  find: (reference: string) => Promise<ChargeOutcome | undefined>;
  /** Refunds a charge, once however often it is called. */
  refund: (reference: string) => Promise<void>;
}
