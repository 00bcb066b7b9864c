import {
  type TicketCategory,
  type TicketKind,
  type TicketPriority,
  type TicketStatus,
  statusTones,
} from '@marketplace/shared/contracts';

export const statusLooks = {
  new: { tone: statusTones.new, label: 'New' },
  open: { tone: statusTones.open, label: 'Open' },
  waiting: { tone: statusTones.waiting, label: 'Waiting' },
  resolved: { tone: statusTones.resolved, label: 'Solved' },
  closed: { tone: statusTones.closed, label: 'Closed' },
} as const satisfies Record<TicketStatus, object>;

export const priorityLooks = {
  low: { tone: statusTones.low, label: 'Low' },
  normal: { tone: statusTones.normal, label: 'Normal' },
  high: { tone: statusTones.high, label: 'High' },
  urgent: { tone: statusTones.urgent, label: 'Urgent' },
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
