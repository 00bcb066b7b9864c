import type { Subscription } from '@marketplace/shared/contracts';
import { Badge } from '@marketplace/shared/ui';

const looks = {
  pending: { tone: 'info', label: 'Pending' },
  active: { tone: 'success', label: 'Active' },
  expiring: { tone: 'warning', label: 'Expiring' },
  suspended: { tone: 'danger', label: 'Suspended' },
  expired: { tone: 'neutral', label: 'Expired' },
  cancelled: { tone: 'neutral', label: 'Canceled' },
} as const;

export const SubscriptionStatusBadge = ({ status }: Pick<Subscription, 'status'>) => (
  <Badge tone={looks[status].tone}>{looks[status].label}</Badge>
);
