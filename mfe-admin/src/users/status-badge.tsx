import type { UserSummary } from '@marketplace/shared/contracts';
import { Badge } from '@marketplace/shared/ui';

const looks = {
  active: { tone: 'success', label: 'Active' },
  invited: { tone: 'info', label: 'Invited' },
  disabled: { tone: 'neutral', label: 'Deactivated' },
} as const;

export const StatusBadge = ({ status }: Pick<UserSummary, 'status'>) => (
  <Badge tone={looks[status].tone}>{looks[status].label}</Badge>
);
