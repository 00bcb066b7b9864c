import type { InvoiceSummary } from '@marketplace/shared/contracts';
import { notify } from '@marketplace/shared/toast';
import { Button, type ButtonLook } from '@marketplace/shared/ui';
import { useEffect } from 'react';
import { usePayInvoice } from '../invoices/use-pay-invoice.ts';
import { announceBooksChange } from './books-changed.ts';

interface Props extends ButtonLook {
  invoice: InvoiceSummary;
}

/** Opens the payment page for the open amount of an invoice. */
export const PayButton = ({ invoice: { id, number }, ...look }: Props) => {
  const { opening, refusal, pay } = usePayInvoice(id, announceBooksChange);
  useEffect(() => {
    if (refusal) notify.error(refusal);
  }, [refusal]);
  return (
    <Button {...look} busy={opening && 'Opening'} onClick={() => void pay()}>
      <span>
        Pay now<span className="visually-hidden">{` invoice ${number}`}</span>
      </span>
    </Button>
  );
};
