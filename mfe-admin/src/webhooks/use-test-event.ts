import { WebhookDelivery, WebhookDeliveryPage, type Webhook } from '@marketplace/shared/contracts';
import { readerOf } from '@marketplace/shared/data';
import { marketplace } from '@marketplace/shared/http';
import { useEffect, useState } from 'react';
import { attempt } from '../calls/attempt.ts';
import { forgetWebhooks, webhookPath } from './use-webhooks.ts';

const EVERY = 2_000;
/** Longer than receivers have to respond. */
const TURNS = 10;

const readTest = readerOf(WebhookDelivery);
const readPage = readerOf(WebhookDeliveryPage);

/** Sends a test event and waits for the result of its first attempt. */
export const useTestEvent = ({ id }: Pick<Webhook, 'id'>, onChanged: () => void) => {
  const [test, setTest] = useState<WebhookDelivery>();
  const [sending, setSending] = useState(false);
  const [turns, setTurns] = useState(0);
  const isOpen = test?.state === 'waiting' && test.attempts.length === 0;
  const isLate = isOpen && turns >= TURNS;

  const send = async () => {
    setSending(true);
    await attempt(async () => {
      const { data } = await marketplace.post(webhookPath(id, '/test'));
      forgetWebhooks();
      setTurns(0);
      setTest(readTest(data));
    }, 'Test event sent.');
    setSending(false);
  };

  useEffect(() => {
    if (!isOpen || isLate) return undefined;
    const look = async () => {
      const { data } = await marketplace.get(webhookPath(id, '/delivery?page=0&size=20'));
      const now = readPage(data).content.find((one) => one.id === test.id);
      if (!now || now.attempts.length === 0) return;
      forgetWebhooks();
      setTest(now);
      onChanged();
    };
    // A failure is retried in the next turn.
    const timer = setTimeout(
      () =>
        void look()
          .catch(() => undefined)
          .then(() => setTurns((count) => count + 1)),
      EVERY,
    );
    return () => clearTimeout(timer);
    // `onChanged` is a new function on every render.
    // eslint-disable-next-line react-hooks/exhaustive-deps
  }, [id, test?.id, isOpen, isLate, turns]);

  return { test, send, isLate, busy: sending || (isOpen && !isLate) };
};
