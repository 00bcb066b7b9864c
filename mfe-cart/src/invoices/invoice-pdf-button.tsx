import type { Invoice } from '@marketplace/shared/contracts';
import type { ButtonLook } from '@marketplace/shared/ui';
import { DownloadButton } from './download-button.tsx';

/** Downloads an invoice as a PDF. */
export const InvoicePdfButton = ({ invoice, ...look }: ButtonLook & { invoice: Pick<Invoice, 'id' | 'number'> }) => (
  <DownloadButton
    {...look}
    path={`/tex-suite/invoice/${encodeURIComponent(invoice.id)}/pdf`}
    fileName={`${invoice.number}.pdf`}
    failed="The PDF could not be downloaded."
  >
    Download PDF
  </DownloadButton>
);
