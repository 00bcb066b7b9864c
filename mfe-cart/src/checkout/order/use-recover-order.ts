import { useEffect, useRef } from 'react';
import { keptAttempt } from './order-attempt.ts';
import { useSendOrder } from './use-send-order.ts';

/**
 * An empty cart and an attempt whose answer never came: the order was most likely placed. The same attempt, sent again,
 * brings the same order; from a cart that was emptied otherwise nothing can be ordered.
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
    /** An answer is being looked for, or still missing. */
    open: attempt !== undefined,
    sending,
    outcome,
    again: () => attempt && void send(attempt),
  };
};
