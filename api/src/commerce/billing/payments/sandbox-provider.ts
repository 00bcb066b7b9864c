import type { ChargeOutcome, PaymentProvider } from './provider.ts';

/** Payment methods for testing; all others are declined. */
const tokens: Record<string, () => ChargeOutcome> = {
  sandbox_ok: () => ({ status: 'succeeded', paidAt: new Date() }),
  sandbox_timeout: () => ({ status: 'succeeded', paidAt: new Date() }),
  sandbox_declined: () => ({ status: 'declined', reason: 'The bank declined the payment. Try another card.' }),
  sandbox_insufficient: () => ({ status: 'declined', reason: 'The account does not hold that much.' }),
};

const unknown = (): ChargeOutcome => ({
  status: 'declined',
  reason: 'The sandbox does not know this means of payment. Try sandbox_ok.',
});

/**
 * Moves no money, but behaves like a provider. `sandbox_timeout` charges but loses its first response; `find` returns
 * the outcome. Its state is in memory only.
 */
export function createSandboxProvider(): PaymentProvider {
  const outcomes = new Map<string, ChargeOutcome>();
  return {
    title: 'Pay online',
    text: 'A sandbox: no money moves.',
    charge: async ({ reference, token }) => {
      const known = outcomes.get(reference);
      if (known) return known;
      const outcome = (Object.hasOwn(tokens, token) ? tokens[token] : undefined)?.() ?? unknown();
      outcomes.set(reference, outcome);
      if (token === 'sandbox_timeout') throw new Error('The sandbox lost its answer.');
      return outcome;
    },
    find: async (reference) => outcomes.get(reference),
    refund: async () => undefined,
  };
}
