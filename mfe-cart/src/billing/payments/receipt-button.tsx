import type { Payment } from '@marketplace/shared/contracts';
import { DownloadButton } from '../../invoices/download-button.tsx';

/** Downloads the receipt of a payment that has arrived. */
export const ReceiptButton = ({ payment: { id, invoiceNumber, reference } }: { payment: Payment }) => (
  <DownloadButton
    path={`/tex-suite/payment/${encodeURIComponent(id)}/pdf`}
    fileName={`Receipt for ${invoiceNumber}.pdf`}
    failed="The receipt could not be downloaded."
    size="small"
    label={`Receipt for ${reference}`}
  >
    Receipt
  </DownloadButton>
);
