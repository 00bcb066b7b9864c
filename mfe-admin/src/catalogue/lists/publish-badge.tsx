import { type PublishStatus, statusTones } from '@marketplace/shared/contracts';
import { Badge } from '@marketplace/shared/ui';

const looks = {
  draft: { tone: statusTones.draft, label: 'Draft' },
  published: { tone: statusTones.published, label: 'Published' },
  archived: { tone: statusTones.archived, label: 'Archived' },
} as const satisfies Record<PublishStatus, object>;

export const PublishBadge = ({ status }: { status: PublishStatus }) => (
  <Badge tone={looks[status].tone}>{looks[status].label}</Badge>
);
