import { type UserSummary, statusTones } from '@marketplace/shared/contracts';
import { Badge } from '@marketplace/shared/ui';

const looks = {
  active: { tone: statusTones.active, label: 'Active' },
  invited: { tone: statusTones.invited, label: 'Invited' },
  disabled: { tone: statusTones.disabled, label: 'Deactivated' },
} as const;

export const StatusBadge = ({ status }: Pick<UserSummary, 'status'>) => (
  <Badge tone={looks[status].tone}>{looks[status].label}</Badge>
);
