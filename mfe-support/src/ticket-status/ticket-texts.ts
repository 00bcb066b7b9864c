import type { TicketPriority, TicketStatus } from '@marketplace/shared/contracts';

type Tone = 'neutral' | 'accent' | 'success' | 'warning' | 'info';

/** How a requester reads the status of their ticket. */
export const statusLooks: Record<TicketStatus, { tone: Tone; label: string; meaning: string }> = {
  new: { tone: 'info', label: 'Received', meaning: 'We got it. You’ll hear back within 24 hours.' },
  open: { tone: 'accent', label: 'In progress', meaning: 'We’re working on it.' },
  waiting: { tone: 'warning', label: 'Waiting for you', meaning: 'We asked you something. Reply when you can.' },
  resolved: { tone: 'success', label: 'Solved', meaning: 'We think it’s solved. Reply to reopen it.' },
  closed: { tone: 'neutral', label: 'Closed', meaning: 'It’s closed to replies. Raise a new ticket to continue.' },
};

export const priorityLabels: Record<TicketPriority, string> = {
  low: 'Low',
  normal: 'Normal',
  high: 'High',
  urgent: 'Urgent',
};
