import type { TicketEvent } from '@marketplace/shared/contracts';
import { priorityLooks, statusLooks } from '../ticket-labels.ts';

const labelIn = (looks: Record<string, { label: string }>, name: string) => looks[name]?.label ?? name;

/** What a change did, after the name of who made it. */
export const doneText = ({ kind, body }: TicketEvent) => {
  if (kind === 'status') return `set the status to ${labelIn(statusLooks, body)}`;
  if (kind === 'priority') return `set the priority to ${labelIn(priorityLooks, body)}`;
  return body === '' ? 'unassigned it' : `assigned it to ${body}`;
};
