import type { TicketPriority, TicketStatus } from '@marketplace/shared/contracts';

type Tone = 'neutral' | 'accent' | 'success' | 'warning' | 'info';

/** How a requester reads the status of their ticket. */
export const statusLooks: Record<TicketStatus, { tone: Tone; label: string; meaning: string }> = {
  new: { tone: 'info', label: 'Received', meaning: 'We have it. A person answers within 24 hours.' },
  open: { tone: 'accent', label: 'In progress', meaning: 'It is our turn: we are working on it.' },
  waiting: { tone: 'warning', label: 'Waiting for you', meaning: 'It is your turn: we have asked you something.' },
  resolved: { tone: 'success', label: 'Solved', meaning: 'We take it for solved. Answer to open it again.' },
  closed: { tone: 'neutral', label: 'Closed', meaning: 'It takes no more answers. Raise a new ticket to go on.' },
};

export const priorityLabels: Record<TicketPriority, string> = {
  low: 'Low',
  normal: 'Normal',
  high: 'High',
  urgent: 'Urgent',
};
