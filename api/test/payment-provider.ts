import { randomUUID } from 'node:crypto';
import type { Intent, PaymentProvider, PaymentState, RefundState } from '../src/commerce/billing/payments/provider.ts';

interface Page {
  id: string;
  intent: Intent;
  state: PaymentState;
  isRefunded: boolean;
}

/** A payment provider whose pages the test decides, and whose responses can be lost. */
export function fakePaymentProvider() {
  const pages = new Map<string, Page>();
  /** Partial refunds, by their reference. */
  const refunds = new Map<string, { amount: number; state: RefundState }>();
  const faults: ('before' | 'after' | 'silence')[] = [];
  const find = (id: string): Page => {
    const page = pages.get(id);
    if (!page) throw new Error(`There is no payment ${id}.`);
    return page;
  };
  /** Loses a request or its response, if the test wants that. */
  const call = async <T>(work: () => T): Promise<T> => {
    const fault = faults.shift();
    if (fault === 'silence') return new Promise(() => undefined);
    if (fault === 'before') throw new Error('unreachable');
    const answer = work();
    if (fault === 'after') throw new Error('the answer was lost');
    return answer;
  };
  const provider: PaymentProvider = {
    name: 'fake',
    title: '',
    text: '',
    open: (intent) =>
      call(() => {
        const known = [...pages.values()].find((page) => page.intent.reference === intent.reference);
        const page = known ?? { id: randomUUID(), intent, state: { status: 'open' }, isRefunded: false };
        pages.set(page.id, page);
        return { id: page.id, url: `https://pay.example/${page.id}` };
      }),
    find: (id) => call(() => find(id).state),
    close: (id) =>
      call(() => {
        const page = find(id);
        if (page.state.status === 'open') page.state = { status: 'expired', reason: 'The page was closed.' };
      }),
    refund: (id) => call(() => void (find(id).isRefunded = true)),
    refundPart: (_id, { reference, amount }) =>
      call(() => {
        const known = refunds.get(reference);
        if (known) return known.state;
        const state: RefundState = { id: reference, status: 'pending' };
        refunds.set(reference, { amount, state });
        return state;
      }),
    findRefund: (id) =>
      call(() => {
        const known = refunds.get(id);
        if (!known) throw new Error(`There is no refund ${id}.`);
        return known.state;
      }),
    readEvent: (body, { signature }) => {
      if (signature !== 'genuine') throw new Error('forged');
      return JSON.parse(body.toString());
    },
  };
  const decide = (id: string, state: PaymentState) => void (find(id).state = state);
  return {
    provider,
    faults,
    pages,
    refunds,
    decide,
    pay: (id: string, paidAt = new Date('2026-11-21T10:00:00Z')) => decide(id, { status: 'succeeded', paidAt }),
    /** What the provider has taken and not refunded, in minor units. */
    taken: () =>
      [...pages.values()]
        .filter(({ state, isRefunded }) => state.status === 'succeeded' && !isRefunded)
        .reduce((sum, { intent }) => sum + intent.amount, 0),
  };
}

export type FakePaymentProvider = ReturnType<typeof fakePaymentProvider>;
