import type { PublishStatus } from '@marketplace/shared/contracts';
import { Badge } from '@marketplace/shared/ui';

const looks = {
  draft: { tone: 'info', label: 'Draft' },
  published: { tone: 'success', label: 'Published' },
  archived: { tone: 'neutral', label: 'Archived' },
} as const satisfies Record<PublishStatus, object>;

export const PublishBadge = ({ status }: { status: PublishStatus }) => (
  <Badge tone={looks[status].tone}>{looks[status].label}</Badge>
);
