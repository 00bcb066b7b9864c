import type { TicketChanges } from '@marketplace/shared/contracts';
import { Button, EmptyState, IconButton, SkeletonList } from '@marketplace/shared/ui';
import { CloudOff, SearchX, X } from 'lucide-react';
import { useEffect, useRef } from 'react';
import { changeTickets } from '../change-tickets.ts';
import { AnswerForm } from './answer-form.tsx';
import { Requester } from './requester.tsx';
import { TicketControls } from './ticket-controls.tsx';
import styles from './ticket-panel.module.css';
import { Timeline } from './timeline.tsx';
import { useTicket } from './use-ticket.ts';

interface Props {
  id: string;
  /** Something about the ticket is other than the list shows. */
  onChanged: () => void;
  onClose: () => void;
}

const NoTicket = ({ isGone, onRetry }: { isGone: boolean; onRetry: () => void }) =>
  isGone ? (
    <EmptyState icon={SearchX} title="This ticket does not exist" text="The link may be cut short." />
  ) : (
    <EmptyState
      icon={CloudOff}
      title="The ticket could not be loaded"
      actions={<Button onClick={onRetry}>Try Again</Button>}
    />
  );

/** One ticket beside the list, at an address of its own. Escape closes it. */
export const TicketPanel = ({ id, onChanged, onClose }: Props) => {
  const { status, ticket, isGone, reload } = useTicket(id);
  const heading = useRef<HTMLHeadingElement>(null);
  const body = useRef<HTMLDivElement>(null);
  useEffect(() => heading.current?.focus({ preventScroll: true }), []);
  // What was said last is what is to be answered.
  const said = ticket?.events.length;
  useEffect(() => {
    if (said && body.current) body.current.scrollTop = body.current.scrollHeight;
  }, [said]);
  const refresh = () => {
    reload();
    onChanged();
  };
  const change = async (changes: Omit<TicketChanges, 'ids'>) => {
    if (await changeTickets({ ids: [id], ...changes })) refresh();
  };
  return (
    // Escape reaches the panel from whatever in it has the focus.
    // eslint-disable-next-line jsx-a11y-x/no-noninteractive-element-interactions
    <aside
      className={styles.panel}
      role="dialog"
      aria-modal={false}
      aria-labelledby="ticket-panel-title"
      onKeyDown={(event) => event.key === 'Escape' && onClose()}
    >
      <header className={styles.header}>
        <div className={styles.headings}>
          <p className={styles.number}>{ticket?.number ?? 'Ticket'}</p>
          <h2 className={styles.title} id="ticket-panel-title" ref={heading} tabIndex={-1}>
            {ticket?.subject ?? 'Loading ticket'}
          </h2>
        </div>
        <IconButton label="Close ticket" onClick={onClose}>
          <X size={20} strokeWidth={1.75} aria-hidden />
        </IconButton>
      </header>
      {ticket && <TicketControls ticket={ticket} onChange={(changes) => void change(changes)} />}
      <div className={styles.body} ref={body}>
        {ticket && (
          <>
            <Requester ticket={ticket} />
            <Timeline ticket={ticket} />
          </>
        )}
        {!ticket && status === 'failed' && <NoTicket isGone={isGone} onRetry={reload} />}
        {!ticket && status === 'loading' && <SkeletonList count={4} />}
      </div>
      {ticket && <AnswerForm id={id} email={ticket.email} onSent={refresh} />}
    </aside>
  );
};
