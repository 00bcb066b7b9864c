import type { Webhook, WebhookDeliveryState } from '@marketplace/shared/contracts';
import { Badge } from '@marketplace/shared/ui';

export const EnabledBadge = ({ enabled, failingSince }: Pick<Webhook, 'enabled' | 'failingSince'>) => {
  if (!enabled) return <Badge>Off</Badge>;
  return failingSince === null ? <Badge tone="success">On</Badge> : <Badge tone="warning">Failing</Badge>;
};

const reasons = {
  gone: 'The receiver answered 410: it wants no more events.',
  failing: 'Nothing has arrived for five days.',
};

/** Why the webhook was turned off by itself; undefined if it was not. */
export const reasonOf = ({ enabled, disabledReason }: Pick<Webhook, 'enabled' | 'disabledReason'>) =>
  enabled || disabledReason === null ? undefined : reasons[disabledReason];

const states = {
  waiting: <Badge tone="warning">Waiting</Badge>,
  delivered: <Badge tone="success">Delivered</Badge>,
  failed: <Badge tone="danger">Failed</Badge>,
};

export const DeliveryBadge = ({ state }: { state: WebhookDeliveryState }) => states[state];
