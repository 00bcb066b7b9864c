import { readerOf } from '@marketplace/shared/data';
import { Type } from '@marketplace/shared/contracts';
import { fieldErrors, marketplace, serverSaid } from '@marketplace/shared/http';

export type LinkOutcome = { kind: 'done'; email: string } | { kind: 'failed'; reason: string };

const SubscribedAddress = Type.Object({ email: Type.String({ minLength: 1, 'x-fallback': 'Your address' }) });

const NO_ANSWER = 'The server didn’t respond. Check your connection and try again.';

const outcomeOf = async (call: Promise<{ data: unknown }>): Promise<LinkOutcome> => {
  try {
    const { email } = readerOf(SubscribedAddress)((await call).data);
    return { kind: 'done', email };
  } catch (error) {
    const isIncomplete = fieldErrors(error).some(({ field }) => field === 'token');
    const reason = isIncomplete ? 'This link is incomplete. Open it again from the email.' : serverSaid(error);
    return { kind: 'failed', reason: reason ?? NO_ANSWER };
  }
};

export const confirmSubscription = (token: string) =>
  outcomeOf(marketplace.post('/tex-suite/newsletter/confirm', { token }));

const leaveBy = (path: string) => (token: string) =>
  outcomeOf(marketplace.post(path, undefined, { params: { token } }));

export const unsubscribe = leaveBy('/tex-suite/newsletter/unsubscribe');

export const stopAlertMails = leaveBy('/tex-suite/alert/unsubscribe');
