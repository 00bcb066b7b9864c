import { type Webhook, type WebhookDeliveryState, statusTones } from '@marketplace/shared/contracts';
import { Badge } from '@marketplace/shared/ui';

export const EnabledBadge = ({ enabled, failingSince }: Pick<Webhook, 'enabled' | 'failingSince'>) => {
  if (!enabled) return <Badge tone={statusTones.disabled}>Off</Badge>;
  return failingSince === null ? (
    <Badge tone={statusTones.enabled}>On</Badge>
  ) : (
    <Badge tone={statusTones.failing}>Failing</Badge>
  );
};

const reasons = {
  gone: 'The receiver asked for no more events (410).',
  failing: 'Deliveries failed for five days.',
};

/** Why the webhook was turned off automatically; undefined if it wasn't. */
export const reasonOf = ({ enabled, disabledReason }: Pick<Webhook, 'enabled' | 'disabledReason'>) =>
  enabled || disabledReason === null ? undefined : reasons[disabledReason];

const states = {
  waiting: <Badge tone={statusTones.waiting}>Pending</Badge>,
  delivered: <Badge tone={statusTones.delivered}>Delivered</Badge>,
  failed: <Badge tone={statusTones.failed}>Failed</Badge>,
};

export const DeliveryBadge = ({ state }: { state: WebhookDeliveryState }) => states[state];
