import type { AuditEvent } from '@marketplace/shared/contracts';
import { List } from '@marketplace/shared/ui/list';
import { ScrollText } from 'lucide-react';
import type { ComponentProps } from 'react';
import { eventColumns } from './event-columns.tsx';
import { EventDetail } from './event-detail.tsx';

interface Props extends Omit<
  ComponentProps<typeof List<AuditEvent>>,
  'name' | 'noun' | 'columns' | 'detail' | 'empty'
> {
  /** Id of the event that is open. */
  open: string;
  onOpen: (id: string) => void;
  /** What the events are about, for an empty list. */
  about: string;
}

/** Who changed what; one event at a time expands to its before and after. */
export const EventList = ({ open, onOpen, about, ...list }: Props) => (
  <List
    {...list}
    name="Audit log"
    noun="event"
    columns={eventColumns({ open, onOpen })}
    detail={(event) => event.id === open && <EventDetail event={event} />}
    empty={{
      icon: ScrollText,
      title: 'No activity yet',
      text: `${about} appears here, with who did it, when, and what changed.`,
    }}
  />
);
