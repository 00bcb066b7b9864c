import { useNavigate } from '@marketplace/shared/router';
import { useCallback, useRef, useState } from 'react';
import { orderPage } from '../../orders/order-path.ts';
import type { OrderAttempt } from './order-attempt.ts';
import { orderPlaced } from './order-placed.ts';
import { sendOrder, type OrderOutcome } from './send-order.ts';

/** Sends one attempt at a time, however often it is asked to, and goes on to the order that was placed. */
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
        // In place of the payment step: going back does not lead to an order that is placed already.
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
