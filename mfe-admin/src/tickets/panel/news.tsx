import type { TicketEvent } from '@marketplace/shared/contracts';
import { LastSeen } from '../../users/last-seen.tsx';
import styles from './news.module.css';
import { doneText } from './done-text.ts';

const said = (event: TicketEvent) => {
  if (event.kind === 'note') return 'added a note';
  if (event.kind !== 'message') return doneText(event);
  return event.author === 'requester' ? 'wrote' : 'replied';
};

/** What others have done while the ticket was open, the latest of it in words. Announced to screen readers. */
export const News = ({ events }: { events: TicketEvent[] }) => {
  const latest = events.findLast(({ kind }) => kind === 'message') ?? events.at(-1);
  return (
    <div role="status">
      {latest && (
        <p className={styles.news}>
          <span>
            <strong>{latest.authorName}</strong> {said(latest)}
          </span>
          <LastSeen at={latest.createdAt} />
        </p>
      )}
    </div>
  );
};
