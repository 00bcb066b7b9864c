import { Badge } from '@marketplace/shared/ui';

const tones = { 'Full Access': 'success', 'Partial Access': 'warning', 'No Access': 'neutral' } as const;
type Known = keyof typeof tones;

const isKnown = (access: string): access is Known => access in tones;

/** Any other access, or none, counts as Active. */
export const AccessBadge = ({ access, suspended = false }: { access: string; suspended?: boolean | undefined }) => {
  if (suspended) return <Badge tone="danger">Suspended</Badge>;
  return <Badge tone={isKnown(access) ? tones[access] : 'info'}>{isKnown(access) ? access : 'Active'}</Badge>;
};
