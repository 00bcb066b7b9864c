import { readerOf } from '@marketplace/shared/data';
import { Payment } from '@marketplace/shared/contracts';
import { marketplace } from '@marketplace/shared/http';
import { useState } from 'react';
import { reasonOf } from '../cart/state/reason-of.ts';
import type { SandboxToken } from './sandbox-choice.tsx';
import { useAttempt } from './use-attempt.ts';

const DECLINED = 'The payment was declined, and nothing was charged. Choose another means of payment and try again.';
const NOT_PAID = 'The payment could not be made. Please try again.';

/** Pays an invoice once, however often it is confirmed; a refusal says why. */
export const usePayInvoice = (invoiceId: string, onPaid: (payment: Payment) => void) => {
  const [paying, setPaying] = useState(false);
  const [refusal, setRefusal] = useState<string>();
  const attempt = useAttempt();

  const pay = async (token: SandboxToken) => {
    setPaying(true);
    setRefusal(undefined);
    const body = { invoiceId, token };
    try {
      const { data } = await attempt(body, (headers) => marketplace.post('/tex-suite/payment', body, { headers }));
      const payment = readerOf(Payment)(data);
      if (payment.status === 'failed') setRefusal(DECLINED);
      else onPaid(payment);
    } catch (error) {
      setRefusal(reasonOf(error) ?? NOT_PAID);
    } finally {
      setPaying(false);
    }
  };
  return { paying, refusal, pay, forgive: () => setRefusal(undefined) };
};
