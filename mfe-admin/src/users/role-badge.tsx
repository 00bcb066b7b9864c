import { normaliseRole } from '@marketplace/shared/session';
import { Badge } from '@marketplace/shared/ui';

/** Roles with power over others stand out. */
export const RoleBadge = ({ role }: { role: string }) => {
  const powerful = ['ADMIN', 'SUPER_ADMIN'].includes(normaliseRole(role));
  return <Badge tone={powerful ? 'warning' : 'neutral'}>{role}</Badge>;
};
