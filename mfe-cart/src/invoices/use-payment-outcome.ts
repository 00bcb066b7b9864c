import { Payment } from '@marketplace/shared/contracts';
import { readerOf } from '@marketplace/shared/data';
import { marketplace } from '@marketplace/shared/http';
import { useEffect, useRef, useState } from 'react';

/** How often to check on a payment that the bank hasn't confirmed yet, in milliseconds. */
const EVERY = 3_000;

const read = readerOf(Payment);

/** A payment by its id, polled until the bank has confirmed it. */
export const usePaymentOutcome = (id: string | null, onPaid: () => void) => {
  const [payment, setPayment] = useState<Payment>();
  const [failed, setFailed] = useState(false);
  const [turn, setTurn] = useState(0);
  const paid = useRef(onPaid);
  useEffect(() => {
    paid.current = onPaid;
  });
  useEffect(() => {
    if (id === null) return;
    const abort = new AbortController();
    let timer: ReturnType<typeof setTimeout> | undefined;
    const path = `/tex-suite/payment/${encodeURIComponent(id)}`;
    const ask = async () => {
      try {
        const now = read((await marketplace.get(path, { signal: abort.signal })).data);
        setPayment(now);
        setFailed(false);
        if (now.status === 'succeeded') paid.current();
        if (now.status === 'processing') timer = setTimeout(() => void ask(), EVERY);
      } catch {
        if (!abort.signal.aborted) setFailed(true);
      }
    };
    void ask();
    return () => {
      abort.abort();
      clearTimeout(timer);
    };
  }, [id, turn]);
  return { payment, failed, again: () => setTurn(turn + 1) };
};
