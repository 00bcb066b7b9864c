import { type Subscription, statusTones } from '@marketplace/shared/contracts';
import { Badge } from '@marketplace/shared/ui';

const looks = {
  pending: { tone: statusTones.pending, label: 'Pending' },
  active: { tone: statusTones.active, label: 'Active' },
  expiring: { tone: statusTones.expiring, label: 'Expiring' },
  suspended: { tone: statusTones.suspended, label: 'Suspended' },
  expired: { tone: statusTones.expired, label: 'Expired' },
  cancelled: { tone: statusTones.cancelled, label: 'Canceled' },
} as const;

export const SubscriptionStatusBadge = ({ status }: Pick<Subscription, 'status'>) => (
  <Badge tone={looks[status].tone}>{looks[status].label}</Badge>
);
