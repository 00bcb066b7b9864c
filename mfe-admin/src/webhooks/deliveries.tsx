import { WEBHOOK_LIMITS, WebhookDelivery, type Webhook } from '@marketplace/shared/contracts';
import { rowsReaderOf } from '@marketplace/shared/data';
import { Button } from '@marketplace/shared/ui';
import { List, queryOf, usePagedList } from '@marketplace/shared/ui/list';
import { Send } from 'lucide-react';
import type { Ask } from '../question/use-question.tsx';
import { askToReplay, replayDelivery } from './change-webhook.tsx';
import { DeliveryItem } from './delivery-item.tsx';
import { forgetWebhooks, webhookPath, type WebhooksView } from './use-webhooks.ts';
import styles from './webhooks.module.css';

const SIZE = 20;

interface Props {
  webhook: Webhook;
  definition: WebhooksView;
  ask: Ask;
  onChanged: () => void;
}

/** What was sent to a webhook, with all attempts. */
export const Deliveries = ({ webhook, definition, ask, onChanged }: Props) => {
  const { id, enabled } = webhook;
  const list = usePagedList(
    definition,
    ({ state, sort, page }) => `${webhookPath(id, '/delivery')}?${queryOf({ state, sort, page, size: SIZE })}`,
    rowsReaderOf(WebhookDelivery),
  );
  const { view, change, reload } = list;
  const refresh = () => {
    forgetWebhooks();
    reload();
    onChanged();
  };
  return (
    <List
      list={list}
      name="Deliveries"
      noun="delivery"
      tools={
        <>
          <Button size="small" onClick={refresh}>
            Refresh
          </Button>
          <Button size="small" disabled={!enabled} onClick={() => askToReplay(ask, webhook, refresh)}>
            Resend failed
          </Button>
        </>
      }
      render={(deliveries) => (
        <ul className={styles.deliveries} aria-label="Deliveries">
          {deliveries.map((delivery) => (
            <DeliveryItem
              key={delivery.id}
              delivery={delivery}
              isOpen={delivery.id === view.delivery}
              onToggle={(isOpen) => change({ delivery: isOpen ? delivery.id : '' }, { replace: true })}
              onReplay={enabled ? () => void replayDelivery(id, delivery.id, refresh) : undefined}
            />
          ))}
        </ul>
      )}
      empty={{
        icon: Send,
        title: 'No deliveries yet',
        text: `Events of the last ${WEBHOOK_LIMITS.keptDays} days appear here, with every attempt.`,
      }}
    />
  );
};
