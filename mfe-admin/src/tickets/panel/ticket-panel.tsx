import { SkeletonList } from '@marketplace/shared/ui';
import { useEffect, useRef } from 'react';
import { useBatches } from '@marketplace/shared/ui/list';
import { SidePanel } from '@marketplace/shared/ui/side-panel';
import { type Changes, changeOf } from '../change-of.ts';
import { kindLabels } from '../ticket-labels.ts';
import { DemoFacts } from './demo/demo-facts.tsx';
import { AnswerForm } from './answer-form.tsx';
import { Requester } from './requester.tsx';
import { TicketControls } from './ticket-controls.tsx';
import { Timeline } from './timeline.tsx';
import { useTicket } from './use-ticket.ts';
import { NoRecord } from '../../view/no-record.tsx';

interface Props {
  id: string;
  /** Runs after a change that the list does not show yet. */
  onChanged: () => void;
  onClose: () => void;
}

/** One ticket in the side panel, with its own URL. Escape closes it. */
export const TicketPanel = ({ id, onChanged, onClose }: Props) => {
  const { status, ticket, news, isGone, reload } = useTicket(id);
  const body = useRef<HTMLDivElement>(null);
  // Keeps the last message in view.
  const said = ticket?.events.length;
  useEffect(() => {
    if (said && body.current) body.current.scrollTop = body.current.scrollHeight;
  }, [said]);
  const isLoading = status === 'loading';
  const refresh = () => {
    reload();
    onChanged();
  };
  const { run } = useBatches({ ids: [id], nameOf: () => ticket?.number ?? id, isAll: false, done: refresh });
  const change = (changes: Changes) => ticket && void run(changeOf([ticket], changes));
  return (
    <SidePanel
      above={ticket ? [kindLabels[ticket.kind ?? 'ticket'], ticket.number].join(' · ') : isLoading && 'Ticket'}
      title={ticket?.subject ?? (isLoading ? 'Loading ticket' : 'Ticket')}
      closeLabel="Close ticket"
      onClose={onClose}
      tools={ticket && <TicketControls ticket={ticket} onChange={change} />}
      footer={
        ticket && (
          <AnswerForm ticket={ticket} news={news} onSent={refresh} onConflict={() => reload({ keepsNews: true })} />
        )
      }
      bodyRef={body}
    >
      {ticket && (
        <>
          <Requester ticket={ticket} />
          {ticket.demo && <DemoFacts ticket={ticket} demo={ticket.demo} onChanged={refresh} />}
          <Timeline ticket={ticket} />
        </>
      )}
      {!ticket && status === 'failed' && <NoRecord what="ticket" isGone={isGone} onRetry={() => reload()} />}
      {!ticket && isLoading && <SkeletonList count={4} />}
    </SidePanel>
  );
};
