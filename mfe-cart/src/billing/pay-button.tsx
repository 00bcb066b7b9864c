import type { InvoiceSummary } from '@marketplace/shared/contracts';
import { notify } from '@marketplace/shared/toast';
import { Button, type ButtonLook } from '@marketplace/shared/ui';
import { lazy, Suspense, useState } from 'react';
import { announceBooksChange } from './books-changed.ts';

const PayInvoiceDialog = lazy(async () => ({
  default: (await import('../invoices/pay-invoice-dialog.tsx')).PayInvoiceDialog,
}));

interface Props extends ButtonLook {
  invoice: InvoiceSummary;
}

/** Pays what is open of an invoice. The dialog's code comes with the first click. */
export const PayButton = ({ invoice, ...look }: Props) => {
  const [open, setOpen] = useState(false);
  const close = () => setOpen(false);
  const paid = () => {
    close();
    notify.success(`Invoice ${invoice.number} is paid`);
    announceBooksChange();
  };
  return (
    <>
      <Button {...look} onClick={() => setOpen(true)}>
        <span>
          Pay now<span className="visually-hidden">{` invoice ${invoice.number}`}</span>
        </span>
      </Button>
      {open && (
        <Suspense>
          <PayInvoiceDialog invoice={invoice} onPaid={paid} onClose={close} />
        </Suspense>
      )}
    </>
  );
};
