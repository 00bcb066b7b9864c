import type { TicketCategory, TicketKind, TicketPriority, TicketStatus } from '@marketplace/shared/contracts';

export const statusLooks = {
  new: { tone: 'info', label: 'New' },
  open: { tone: 'accent', label: 'Open' },
  waiting: { tone: 'warning', label: 'Waiting' },
  resolved: { tone: 'success', label: 'Solved' },
  closed: { tone: 'neutral', label: 'Closed' },
} as const satisfies Record<TicketStatus, object>;

export const priorityLooks = {
  low: { tone: 'neutral', label: 'Low' },
  normal: { tone: 'neutral', label: 'Normal' },
  high: { tone: 'warning', label: 'High' },
  urgent: { tone: 'danger', label: 'Urgent' },
} as const satisfies Record<TicketPriority, object>;

export const kindLabels: Record<TicketKind, string> = {
  ticket: 'Ticket',
  contact: 'Contact message',
  demo: 'Demo request',
};

export const categoryLabels: Record<TicketCategory, string> = {
  question: 'Question',
  problem: 'Problem',
  billing: 'Billing',
  access: 'Access',
  other: 'Other',
};

const optionsOf = <Value extends string>(looks: Record<Value, { label: string }>) =>
  (Object.keys(looks) as Value[]).map((value) => ({ value, label: looks[value].label }));

export const kindOptions = (Object.keys(kindLabels) as TicketKind[]).map((value) => ({
  value,
  label: kindLabels[value],
}));
export const statusOptions = optionsOf<TicketStatus>(statusLooks);
export const priorityOptions = optionsOf<TicketPriority>(priorityLooks);
