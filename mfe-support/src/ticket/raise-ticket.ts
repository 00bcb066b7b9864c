import { type TicketData, TicketReceipt } from '@marketplace/shared/contracts';
import { readerOf } from '@marketplace/shared/data';
import { marketplace } from '@marketplace/shared/http';

/** A large file on a slow connection takes longer than other requests may. In milliseconds. */
const UPLOAD_TIMEOUT = 300_000;

const formOf = (ticket: TicketData, attachment: File | null) => {
  const form = new FormData();
  form.append('ticketData', JSON.stringify(ticket));
  if (attachment) form.append('attachmentFile', attachment, attachment.name);
  return form;
};

/** Sends the ticket; `onProgress` gets the percentage sent so far. */
export const raiseTicket = async (
  ticket: TicketData,
  attachment: File | null,
  onProgress: (percent: number) => void,
): Promise<TicketReceipt> => {
  const { data } = await marketplace.post('/tex-suite/ticket', formOf(ticket, attachment), {
    timeout: UPLOAD_TIMEOUT,
    onUploadProgress: ({ progress }) => onProgress(Math.round((progress ?? 0) * 100)),
  });
  return readerOf(TicketReceipt)(data);
};
