import type { TicketPriority, TicketStatus } from '@marketplace/shared/contracts';
import { Badge } from '@marketplace/shared/ui';
import { priorityLooks, statusLooks } from './ticket-labels.ts';

export const TicketStatusBadge = ({ status }: { status: TicketStatus }) => (
  <Badge tone={statusLooks[status].tone}>{statusLooks[status].label}</Badge>
);

export const PriorityBadge = ({ priority }: { priority: TicketPriority }) => (
  <Badge tone={priorityLooks[priority].tone}>{priorityLooks[priority].label}</Badge>
);
