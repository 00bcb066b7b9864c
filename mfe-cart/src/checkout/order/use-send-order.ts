import { useNavigate } from '@marketplace/shared/router';
import { useCallback, useRef, useState } from 'react';
import { orderPage } from '../../orders/order-path.ts';
import type { OrderAttempt } from './order-attempt.ts';
import { orderPlaced } from './order-placed.ts';
import { sendOrder, type OrderOutcome } from './send-order.ts';

/** Sends one attempt at a time, no matter how often it is called, and opens the order that was placed. */
export const useSendOrder = () => {
  const navigate = useNavigate();
  const underWay = useRef(false);
  const [sending, setSending] = useState(false);
  const [outcome, setOutcome] = useState<Exclude<OrderOutcome, { kind: 'placed' }>>();

  const send = useCallback(
    async (attempt: OrderAttempt) => {
      if (underWay.current) return undefined;
      underWay.current = true;
      setSending(true);
      setOutcome(undefined);
      const found = await sendOrder(attempt);
      underWay.current = false;
      if (found.kind === 'placed') {
        orderPlaced(found.order);
        // Replaces the payment step, so that going back doesn't lead to an order that is already placed.
        await navigate(orderPage(found.order.id), { replace: true });
        return found;
      }
      setOutcome(found);
      setSending(false);
      return found;
    },
    [navigate],
  );
  return { sending, outcome, send };
};
