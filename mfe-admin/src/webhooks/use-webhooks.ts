import { Webhook, type WebhookDeliveriesQuery } from '@marketplace/shared/contracts';
import { listReaderOf, useResource } from '@marketplace/shared/data';
import { responseCache } from '@marketplace/shared/http';
import { choice, defineView, id, oneOf, openRow, page, queryOf, sort, step } from '@marketplace/shared/ui/list';

export const WEBHOOKS = '/tex-suite/webhook';

export const webhookPath = (webhook: string, part = '') => `${WEBHOOKS}/${encodeURIComponent(webhook)}${part}`;

/** Replaces the id while a webhook is being added. */
export const NEW = 'new';

const states = [
  { value: '', label: 'Any' },
  { value: 'waiting', label: 'Pending' },
  { value: 'delivered', label: 'Delivered' },
  { value: 'failed', label: 'Failed' },
];

const sorts: { value: NonNullable<WebhookDeliveriesQuery['sort']>; label: string }[] = [
  { value: 'createdAt,desc', label: 'Newest' },
  { value: 'createdAt,asc', label: 'Oldest' },
  { value: 'type,asc', label: 'Event, A to Z' },
  { value: 'type,desc', label: 'Event, Z to A' },
];

/** The open webhook and its tab; for deliveries, their filters and the open one. */
const viewWithin = (besides: Record<string, string>) =>
  defineView(
    {
      webhook: step(id()),
      part: step(oneOf([{ value: 'settings' }, { value: 'deliveries' }])),
      state: choice('Status', states),
      sort: sort(sorts),
      page: page(),
      delivery: openRow(),
    },
    besides,
  );
export const operatorsView = viewWithin({ section: 'webhooks' });
export const organizationsView = viewWithin({ tab: 'webhooks' });
export type WebhooksView = typeof operatorsView;

const readWebhooks = listReaderOf(Webhook);

/** The webhooks of an organization; null for the operator's. */
export const useWebhooks = (clientId: string | null) =>
  useResource(clientId === null ? WEBHOOKS : `${WEBHOOKS}?${queryOf({ clientId })}`, {
    life: 'short',
    parse: readWebhooks,
  });

export const forgetWebhooks = () => responseCache.invalidate(WEBHOOKS);
