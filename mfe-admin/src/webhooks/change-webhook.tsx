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

/** Sends a change, and forgets what was read of webhooks. Returns whether it succeeded. */
const change = async <T,>(call: () => Promise<T>, done: string | ((answer: T) => string), then: () => void) => {
  const succeeded = await attempt(call, done);
  forgetWebhooks();
  if (succeeded) then();
  return succeeded;
};

export const replayDelivery = (webhook: string, delivery: string, then: () => void) =>
  change(
    () => marketplace.post(webhookPath(webhook, `/delivery/${encodeURIComponent(delivery)}/replay`)),
    'The event is sent again.',
    then,
  );

const replayedText = (count: number) => {
  if (count === 0) return 'Nothing has failed since then.';
  return count === 1 ? 'One event is sent again.' : `${count.toLocaleString('en-IN')} events are sent again.`;
};

export const askToReplay = (ask: Ask, { id }: Webhook, then: () => void) => {
  let days = '1';
  ask({
    title: 'Send failed events again?',
    text: (
      <>
        Each keeps its id, so that a receiver knows what it has seen.
        <SelectField
          label="Events of"
          defaultValue={days}
          options={periods}
          onChange={({ target }) => (days = target.value)}
        />
      </>
    ),
    action: 'Send again',
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
    text: `The new one is shown once. The old one stays good for ${WEBHOOK_LIMITS.overlapHours} hours, so that the receiver can change over; one that was replaced before it ends now.`,
    action: 'Replace secret',
    run: () =>
      change(
        async () => {
          const { data } = await marketplace.post(webhookPath(id, '/secret'));
          then(readerOf(WebhookWithSecret)(data));
        },
        'The secret was replaced.',
        () => undefined,
      ),
  });

export const askToDelete = (ask: Ask, { id, url }: Webhook, then: () => void) =>
  ask({
    title: 'Delete this webhook?',
    text: `Nothing more is sent to ${url}, and its deliveries are deleted with it.`,
    action: 'Delete',
    run: () => change(() => marketplace.delete(webhookPath(id)), 'The webhook was deleted.', then),
  });
