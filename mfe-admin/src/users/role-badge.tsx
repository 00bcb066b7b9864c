import { normaliseRole } from '@marketplace/shared/session';
import { Badge } from '@marketplace/shared/ui';
import { roleText } from '../view/role-text.ts';

/** Highlights roles with power over others. */
export const RoleBadge = ({ role }: { role: string }) => {
  const powerful = ['ADMIN', 'SUPER_ADMIN'].includes(normaliseRole(role));
  return <Badge tone={powerful ? 'warning' : 'neutral'}>{roleText(role)}</Badge>;
};
