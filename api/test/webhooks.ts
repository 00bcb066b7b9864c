import type { Webhook, WebhookDelivery, WebhookDeliveryPage, WebhookWithSecret } from '@marketplace/shared/contracts';
import type { TestApi } from './test-api.ts';
import { until } from './until.ts';

export const webhooks = '/tex-suite/webhook';

/** Manages webhooks with a user's token. */
export function keepWebhooks(api: TestApi, token: string) {
  const call = (method: 'GET' | 'POST' | 'PUT' | 'DELETE', path: string, payload?: object) =>
    api.call({ method, path: `${webhooks}${path}`, token, ...(payload && { payload }) });
  const create = (fields: object) =>
    call('POST', '', { clientId: null, description: '', events: ['order.placed'], ...fields });
  const read = async (id: string) => (await call('GET', `/${id}`)).json<Webhook>();
  const change = async (id: string, fields: object) => {
    const { url, description, events, enabled, version } = await read(id);
    return call('PUT', `/${id}`, { url, description, events, enabled, version, ...fields });
  };
  const deliveries = async (id: string, query = '') =>
    (await call('GET', `/${id}/delivery${query}`)).json<WebhookDeliveryPage>().content;
  return {
    ...{ call, create, read, change, deliveries },
    created: async (fields: object) => (await create(fields)).json<WebhookWithSecret>(),
    test: async (id: string) => (await call('POST', `/${id}/test`)).json<WebhookDelivery>(),
    /** Waits until the newest delivery has had this many attempts. */
    attempted: async (id: string, count = 1): Promise<WebhookDelivery> => {
      await until(async () => ((await deliveries(id))[0]?.attempts.length ?? 0) >= count, 25_000);
      const [newest] = await deliveries(id);
      if (!newest) throw new Error('Nothing was delivered.');
      return newest;
    },
  };
}
