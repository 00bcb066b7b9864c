import type { TicketEvent } from '@marketplace/shared/contracts';
import { priorityLooks, statusLooks } from '../ticket-labels.ts';

const labelIn = (looks: Record<string, { label: string }>, name: string) => looks[name]?.label ?? name;

/** What a change did, after the name of who made it. */
export const doneText = ({ kind, body }: TicketEvent) => {
  if (kind === 'status') return `set it to ${labelIn(statusLooks, body)}`;
  if (kind === 'priority') return `made it ${labelIn(priorityLooks, body)}`;
  return body === '' ? 'took the assignment back' : `assigned it to ${body}`;
};
