import { WEBHOOK_LIMITS, WebhookReplayed, WebhookWithSecret, type Webhook } from '@marketplace/shared/contracts';
import { readerOf } from '@marketplace/shared/data';
import { marketplace } from '@marketplace/shared/http';
import { SelectField } from '@marketplace/shared/ui/form';
import { attempt } from '../calls/attempt.ts';
import type { Ask } from '../question/use-question.tsx';
import { forgetWebhooks, webhookPath } from './use-webhooks.ts';

const DAY = 24 * 60 * 60 * 1000;
const periods = [1, 7, WEBHOOK_LIMITS.keptDays].map((days) => ({
  value: String(days),
  label: days === 1 ? 'The last 24 hours' : `The last ${days} days`,
}));

/** Sends a change, and invalidates cached webhooks. Returns whether it succeeded. */
const change = async <T,>(call: () => Promise<T>, done: string | ((answer: T) => string), then: () => void) => {
  const succeeded = await attempt(call, done);
  forgetWebhooks();
  if (succeeded) then();
  return succeeded;
};

export const replayDelivery = (webhook: string, delivery: string, then: () => void) =>
  change(
    () => marketplace.post(webhookPath(webhook, `/delivery/${encodeURIComponent(delivery)}/replay`)),
    'Resending the event.',
    then,
  );

const replayedText = (count: number) => {
  if (count === 0) return 'Nothing has failed since then.';
  return count === 1 ? 'Resending 1 event.' : `Resending ${count.toLocaleString('en-IN')} events.`;
};

export const askToReplay = (ask: Ask, { id }: Webhook, then: () => void) => {
  let days = '1';
  ask({
    title: 'Resend failed events?',
    text: (
      <>
        Each keeps its ID, so receivers can skip what they’ve already seen.
        <SelectField
          label="Events from"
          defaultValue={days}
          options={periods}
          onChange={({ target }) => (days = target.value)}
        />
      </>
    ),
    action: 'Resend events',
    run: () =>
      change(
        async () => {
          const since = new Date(Date.now() - Number(days) * DAY).toISOString();
          const { data } = await marketplace.post(webhookPath(id, '/replay'), { since });
          return readerOf(WebhookReplayed)(data).replayed;
        },
        replayedText,
        then,
      ),
  });
};

export const askToRotate = (ask: Ask, { id }: Webhook, then: (rotated: WebhookWithSecret) => void) =>
  ask({
    title: 'Replace the secret?',
    text: `You’ll see the new one only once. The old one keeps working for ${WEBHOOK_LIMITS.overlapHours} hours, so you have time to switch. Any older secret stops working now.`,
    action: 'Replace secret',
    run: () =>
      change(
        async () => {
          const { data } = await marketplace.post(webhookPath(id, '/secret'));
          then(readerOf(WebhookWithSecret)(data));
        },
        'Secret replaced.',
        () => undefined,
      ),
  });

export const askToDelete = (ask: Ask, { id, url }: Webhook, then: () => void) =>
  ask({
    title: 'Delete this webhook?',
    text: `We’ll stop sending events to ${url}. This also deletes its deliveries.`,
    action: 'Delete webhook',
    run: () => change(() => marketplace.delete(webhookPath(id)), 'Webhook deleted.', then),
  });
