import type { ApiConfig } from '../../config.ts';
import type { Transaction } from '../../db/index.ts';
import { factTable, type Mailer, pageUrl } from '../../notifications/index.ts';
import { recordAudit } from '../../operations/index.ts';
import { listPaymentAdmins } from '../people/list-payment-admins.ts';
import { listSuperAdmins } from '../people/list-super-admins.ts';
import type { EndpointRow } from './webhook-store.ts';

interface Context {
  mailer: Mailer;
  config: Pick<ApiConfig, 'publicUrl'>;
}

const reasons = {
  gone: 'It responded 410 Gone, which means it doesn’t want any more events.',
  failing: 'It hasn’t accepted an event for five days.',
};

/** Tells the people who manage a webhook that it was turned off automatically. */
export async function tellDisabled(
  tx: Transaction,
  { mailer, config }: Context,
  { id, clientId, url, description }: Pick<EndpointRow, 'id' | 'clientId' | 'url' | 'description'>,
  reason: keyof typeof reasons,
): Promise<void> {
  const target = { type: 'webhook', id, name: new URL(url).host };
  await recordAudit(tx, { actorId: null, ip: null, action: 'webhook.disabled', target, after: { reason } });
  const keepers = clientId === null ? await listSuperAdmins(tx) : await listPaymentAdmins(tx, clientId);
  const page =
    clientId === null
      ? pageUrl(config.publicUrl, '/settings', { section: 'webhooks' })
      : pageUrl(config.publicUrl, `/organizations/${clientId}`, { tab: 'webhooks' });
  for (const { name, email } of keepers)
    await mailer.send(tx, {
      to: email,
      kind: 'webhook-disabled',
      values: {
        name,
        reason: reasons[reason],
        facts: factTable(['Address', url], description !== '' && ['Description', description]),
        link: [{ kind: 'link', label: 'View webhooks', url: page }],
      },
    });
}
