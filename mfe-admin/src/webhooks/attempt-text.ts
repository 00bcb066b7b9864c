import type { WebhookAttempt, WebhookDelivery } from '@marketplace/shared/contracts';

const moments = new Intl.DateTimeFormat('en-GB', { dateStyle: 'medium', timeStyle: 'medium' });
export const momentText = (at: string) => moments.format(new Date(at));

/** Such as "It responded 500 instead of 2xx. (120 ms)" */
export const attemptText = ({ status, ms, problem }: WebhookAttempt) =>
  `${problem ?? `It responded ${status}.`} (${ms.toLocaleString('en-IN')} ms)`;

/** When the next attempt is due; empty if none is. */
export const nextText = ({ state, nextAttemptAt }: WebhookDelivery) =>
  state === 'waiting' && nextAttemptAt !== null ? `Next attempt ${momentText(nextAttemptAt)}` : '';
