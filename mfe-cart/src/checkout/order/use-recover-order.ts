import { useEffect, useRef } from 'react';
import { keptAttempt } from './order-attempt.ts';
import { useSendOrder } from './use-send-order.ts';

/**
 * An empty cart and an unanswered attempt: the order was most likely placed. Sending the same attempt again returns the
 * same order; if the cart was emptied in another way, nothing can be ordered from it.
 */
export const useRecoverOrder = (cartIsEmpty: boolean, owner: string) => {
  const { sending, outcome, send } = useSendOrder();
  const asked = useRef(false);
  const attempt = cartIsEmpty ? keptAttempt(owner) : undefined;

  useEffect(() => {
    if (!attempt || asked.current) return;
    asked.current = true;
    void send(attempt);
  }, [attempt, send]);

  return {
    /** Looking for the response, or still without one. */
    open: attempt !== undefined,
    sending,
    outcome,
    again: () => attempt && void send(attempt),
  };
};
