import { isNoResponse, serverSaid, statusOf } from '@marketplace/shared/http';
import type { Delivery } from '@marketplace/shared/offline';

const UNREACHED = 'We couldn’t reach the marketplace.';

/** Why a call failed, in a sentence; null if unknown. */
export const reasonOf = (error: unknown): string | null => {
  const said = serverSaid(error);
  if (said) return said;
  if (isNoResponse(error)) return `${UNREACHED} Please check your connection and try again.`;
  const status = statusOf(error);
  return status === undefined ? null : `The marketplace returned error ${status}. Please try again.`;
};

/** Why a change was not made, and what happens to it. */
export const reasonOfDelivery = (delivery: Extract<Delivery, { error: unknown }>): string | null => {
  if (delivery.kind === 'failed') return reasonOf(delivery.error);
  const because = isNoResponse(delivery.error) ? UNREACHED : 'The marketplace is busy.';
  return delivery.kind === 'kept'
    ? `${because} Your change is saved and will be sent when you’re back online.`
    : `${because} This browser is out of storage, so please make the change again when you’re back online.`;
};
