import { statusTones } from '@marketplace/shared/contracts';
import { normaliseRole, roleText } from '@marketplace/shared/session';
import { Badge } from '@marketplace/shared/ui';

/** Highlights roles with power over others. */
export const RoleBadge = ({ role }: { role: string }) => {
  const powerful = ['ADMIN', 'SUPER_ADMIN'].includes(normaliseRole(role));
  return <Badge tone={powerful ? statusTones.high : statusTones.normal}>{roleText(role)}</Badge>;
};
