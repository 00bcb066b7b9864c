import { fieldErrors, marketplace, serverSaid } from '@marketplace/shared/http';

export type LinkOutcome = { kind: 'done'; email: string } | { kind: 'failed'; reason: string };

const NO_ANSWER = 'No answer came. Check your connection and try again.';

const outcomeOf = async (call: Promise<{ data: { email?: unknown } | null }>): Promise<LinkOutcome> => {
  try {
    const { data } = await call;
    return { kind: 'done', email: typeof data?.email === 'string' ? data.email : 'Your address' };
  } catch (error) {
    const isIncomplete = fieldErrors(error).some(({ field }) => field === 'token');
    const reason = isIncomplete ? 'This link is not complete. Open it in the e-mail once more.' : serverSaid(error);
    return { kind: 'failed', reason: reason ?? NO_ANSWER };
  }
};

export const confirmSubscription = (token: string) =>
  outcomeOf(marketplace.post('/tex-suite/newsletter/confirm', { token }));

export const unsubscribe = (token: string) =>
  outcomeOf(marketplace.post('/tex-suite/newsletter/unsubscribe', undefined, { params: { token } }));
