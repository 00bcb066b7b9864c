import { readerOf } from '@marketplace/shared/data';
import { OpenedPayment, type Payment } from '@marketplace/shared/contracts';
import { marketplace } from '@marketplace/shared/http';
import { leaveTo, useLocation } from '@marketplace/shared/router';
import { useState } from 'react';
import { reasonOf } from '../cart/state/reason-of.ts';
import { useAttempt } from '@marketplace/shared/form';

const NOT_OPENED = 'The payment page could not be opened. Please try again.';

/** Opens an invoice's payment page, which leads back here. Refusals say why; `onSettled` if nothing is left to pay. */
export const usePayInvoice = (invoiceId: string, onSettled: (payment: Payment) => void) => {
  const { pathname, search } = useLocation();
  const [opening, setOpening] = useState(false);
  const [refusal, setRefusal] = useState<string>();
  const attempt = useAttempt();

  const pay = async () => {
    setOpening(true);
    setRefusal(undefined);
    const body = { invoiceId, returnTo: pathname + search };
    try {
      const { data } = await attempt(body, (headers) => marketplace.post('/tex-suite/payment', body, { headers }));
      const { payment, url } = readerOf(OpenedPayment)(data);
      if (url) leaveTo(url);
      else onSettled(payment);
    } catch (error) {
      setRefusal(reasonOf(error) ?? NOT_OPENED);
    } finally {
      setOpening(false);
    }
  };
  return { opening, refusal, pay };
};
