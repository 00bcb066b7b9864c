interface Charge {
  /**
   * Ours for this attempt. However often a provider is asked with the same reference, it charges once and answers
   * what the first time came to.
   */
  reference: string;
  /** In minor units. */
  amount: number;
  currency: string;
  /** Stands for the buyer's means of payment. */
  token: string;
}

export type ChargeOutcome =
  | { status: 'succeeded'; paidAt: Date }
  /** The reason is a sentence for the buyer. */
  | { status: 'declined'; reason: string };

/** Takes money online. Every method may throw: then nobody knows what happened, and it is asked again. */
export interface PaymentProvider {
  /** As a checkout offers it. */
  title: string;
  text: string;
  charge: (charge: Charge) => Promise<ChargeOutcome>;
  /** What became of an earlier charge; undefined if the provider never got it. */
  find: (reference: string) => Promise<ChargeOutcome | undefined>;
  /** Gives the money of a charge back, once however often it is asked. */
  refund: (reference: string) => Promise<void>;
}
