import type { sandboxPayments } from '../../../../db/index.ts';

type Change = Partial<typeof sandboxPayments.$inferInsert>;

export interface Outcome {
  /** Label of its button. */
  label: string;
  change: () => Change;
}

const settled = (status: NonNullable<Change['status']>, reason: string | null = null) => ({
  status,
  reason,
  decidedAt: new Date(),
});

/** Every outcome of a payment, by the name that the page's form sends. */
export const outcomes: Record<string, Outcome> = {
  pay: { label: 'Pay', change: () => settled('succeeded') },
  decline: {
    label: 'Decline',
    change: () => settled('declined', 'The bank declined the payment. Try another card.'),
  },
  insufficient: {
    label: 'Decline: insufficient funds',
    change: () => settled('declined', "There isn't enough money in the account."),
  },
  'pending-paid': {
    label: 'Keep pending, then pay',
    change: () => ({ ...settled('processing'), willSucceed: true }),
  },
  'pending-declined': {
    label: 'Keep pending, then decline',
    change: () => ({ ...settled('processing'), willSucceed: false }),
  },
  cancel: { label: 'Cancel', change: () => settled('cancelled', 'You canceled the payment.') },
  expire: { label: 'Let the page expire', change: () => settled('expired', 'The payment page has expired.') },
};

/** The confirmation with the bank, before a payment succeeds. */
export const confirmation: Record<'confirm' | 'refuse', Outcome> = {
  confirm: { label: 'Confirm', change: () => settled('succeeded') },
  refuse: {
    label: 'Refuse',
    change: () => settled('declined', "The payment wasn't confirmed with the bank."),
  },
};
