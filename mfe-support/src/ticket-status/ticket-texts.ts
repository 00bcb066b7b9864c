import { type TicketPriority, type TicketStatus, statusTones } from '@marketplace/shared/contracts';

type Tone = (typeof statusTones)[TicketStatus];

/** How a requester reads the status of their ticket. */
export const statusLooks: Record<TicketStatus, { tone: Tone; label: string; meaning: string }> = {
  new: { tone: statusTones.new, label: 'Received', meaning: 'We got it. You’ll hear back within 24 hours.' },
  open: { tone: statusTones.open, label: 'In progress', meaning: 'We’re working on it.' },
  waiting: {
    tone: statusTones.waiting,
    label: 'Waiting for you',
    meaning: 'We asked you something. Reply when you can.',
  },
  resolved: { tone: statusTones.resolved, label: 'Solved', meaning: 'We think it’s solved. Reply to reopen it.' },
  closed: {
    tone: statusTones.closed,
    label: 'Closed',
    meaning: 'It’s closed to replies. Raise a new ticket to continue.',
  },
};

export const priorityLabels: Record<TicketPriority, string> = {
  low: 'Low',
  normal: 'Normal',
  high: 'High',
  urgent: 'Urgent',
};
