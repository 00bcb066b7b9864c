import { webhookEventTypes, type Webhook } from '@marketplace/shared/contracts';
import { RowLink } from '@marketplace/shared/ui/list';
import type { Column } from '@marketplace/shared/ui/table';
import { LastSeen } from '../users/last-seen.tsx';
import { Breakable } from '../view/breakable.tsx';
import { DeliveryBadge, EnabledBadge, reasonOf } from './webhook-badges.tsx';
import styles from './webhooks.module.css';

const SHOWN = 2;

const eventsText = ({ events }: Webhook) => {
  if (events.length === webhookEventTypes.length) return 'All events';
  const more = events.length - SHOWN;
  return events.slice(0, SHOWN).join(', ') + (more > 0 ? ` and ${more} more` : '');
};

export const webhookColumns = (linkTo: (webhook: string) => string): Column<Webhook>[] => [
  {
    ...{ key: 'url', title: 'URL', lead: true },
    cell: ({ id, url, description }) => (
      <span className={styles.texts}>
        <RowLink to={linkTo(id)} row={id}>
          <Breakable text={url} at={/(?<=\w[/=.])/} />
        </RowLink>
        {description !== '' && <span className={styles.muted}>{description}</span>}
      </span>
    ),
  },
  { key: 'events', title: 'Events', cell: eventsText },
  {
    ...{ key: 'state', title: 'Status' },
    cell: (webhook) => (
      <span className={styles.texts}>
        <EnabledBadge {...webhook} />
        <span className={styles.muted}>{reasonOf(webhook)}</span>
      </span>
    ),
  },
  {
    ...{ key: 'last', title: 'Last delivery' },
    cell: ({ lastDelivery }) =>
      lastDelivery ? (
        <span className={styles.facts}>
          <DeliveryBadge state={lastDelivery.state} />
          <LastSeen at={lastDelivery.at} />
        </span>
      ) : (
        'None yet'
      ),
  },
];
