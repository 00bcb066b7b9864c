import { accessLook } from '@marketplace/shared/contracts';
import { Badge } from '@marketplace/shared/ui';

export const AccessBadge = ({ access, suspended }: { access: string; suspended?: boolean | undefined }) => {
  const { tone, label } = accessLook(access, suspended);
  return <Badge tone={tone}>{label}</Badge>;
};
