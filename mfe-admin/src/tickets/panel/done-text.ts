import type { TicketEvent } from '@marketplace/shared/contracts';
import { priorityLooks, statusLooks } from '../ticket-labels.ts';

const labelIn = (looks: Record<string, { label: string }>, name: string) => looks[name]?.label ?? name;

/** What a change did, following its author's name. */
export const doneText = ({ kind, body }: TicketEvent) => {
  if (kind === 'status') return `set the status to ${labelIn(statusLooks, body)}`;
  if (kind === 'priority') return `set the priority to ${labelIn(priorityLooks, body)}`;
  return body === '' ? 'unassigned it' : `assigned it to ${body}`;
};
