import { Webhook, WebhookWithSecret, type NewWebhook, type WebhookChange } from '@marketplace/shared/contracts';
import { readerOf } from '@marketplace/shared/data';
import { trimmed, useAttempt, useForm } from '@marketplace/shared/form';
import { marketplace } from '@marketplace/shared/http';
import { forgetWebhooks, WEBHOOKS, webhookPath } from './use-webhooks.ts';

/** The form's values; a new webhook has no version, and is on. */
type Draft = Omit<WebhookChange, 'version'> & Partial<Pick<WebhookChange, 'version'>>;
type Saved = Pick<WebhookWithSecret, 'webhook'> & Partial<WebhookWithSecret>;

const check = ({ url, events }: Draft) => ({
  ...(url === '' && { url: 'Enter a URL, such as https://example.com/webhooks.' }),
  ...(events.length === 0 && { events: 'Choose at least one event.' }),
});

const draftOf = (webhook: Webhook | undefined): Draft => ({
  url: webhook?.url ?? '',
  description: webhook?.description ?? '',
  events: webhook?.events ?? [],
  enabled: webhook?.enabled ?? true,
  ...(webhook && { version: webhook.version }),
});

interface Options {
  /** Undefined for a new one. */
  webhook: Webhook | undefined;
  /** The owner of a new one. */
  clientId: string | null;
  onSaved: (saved: Saved) => void;
}

/** The form of a new or existing webhook. Input is kept when saving fails. */
export const useWebhookForm = ({ webhook, clientId, onSaved }: Options) => {
  const attempt = useAttempt();
  const create = async ({ url, description, events }: Draft): Promise<Saved> => {
    const body: NewWebhook = { url, description, events, clientId };
    const { data } = await attempt(body, (headers) => marketplace.post(WEBHOOKS, body, { headers }));
    return readerOf(WebhookWithSecret)(data);
  };
  const change = async (id: string, draft: Draft): Promise<Saved> => {
    const { data } = await marketplace.put(webhookPath(id), draft);
    return { webhook: readerOf(Webhook)(data) };
  };
  const form = useForm<Draft, Saved>({
    start: draftOf(webhook),
    tidy: trimmed,
    check,
    send: async (draft) => {
      try {
        return await (webhook ? change(webhook.id, draft) : create(draft));
      } finally {
        // It may exist even without a response.
        forgetWebhooks();
      }
    },
    next: (saved) => draftOf(saved.webhook),
    onSent: onSaved,
    done: webhook ? 'Webhook saved.' : 'Webhook added.',
  });
  /** Replaces the input with what someone else has saved. */
  const loadAgain = (id: string) =>
    form.run(async () => {
      const { data } = await marketplace.get(webhookPath(id));
      forgetWebhooks();
      return { webhook: readerOf(Webhook)(data) };
    }, 'Webhook reloaded.');
  return { form, loadAgain };
};
