import { readerOf } from '@marketplace/shared/data';
import { type TicketData, TicketReceipt } from '@marketplace/shared/contracts';
import { fieldErrors, marketplace, serverSaid } from '@marketplace/shared/http';
import { isTicketField, type TicketErrors } from './check-ticket.ts';

/** A large file over a slow line takes longer than a call may otherwise. In milliseconds. */
const UPLOAD_TIMEOUT = 300_000;

const NOT_SENT = 'Your ticket could not be sent. Check your connection and send it again.';

export type TicketOutcome =
  { kind: 'raised'; receipt: TicketReceipt } | { kind: 'refused'; reason: string; errors: TicketErrors };

const formOf = (ticket: TicketData, attachment: File | null) => {
  const form = new FormData();
  form.append('ticketData', JSON.stringify(ticket));
  if (attachment) form.append('attachmentFile', attachment, attachment.name);
  return form;
};

/** The server names fields with their way, in its sentence too: `ticketData.email must be an e-mail address.` */
const lastName = (field: string) => field.split(/[./]/).at(-1) ?? field;

const sentence = (field: string, message: string) => {
  const rest = message.startsWith(`${field} `) ? message.slice(field.length + 1) : message;
  return rest.charAt(0).toUpperCase() + rest.slice(1);
};

const refusalOf = (error: unknown): TicketOutcome => {
  const listed = fieldErrors(error).filter(({ field }) => isTicketField(lastName(field)));
  if (listed.length === 0) return { kind: 'refused', reason: serverSaid(error) ?? NOT_SENT, errors: {} };
  return {
    kind: 'refused',
    reason: 'Your ticket needs a change. See the marked fields.',
    errors: Object.fromEntries(listed.map(({ field, message }) => [lastName(field), sentence(field, message)])),
  };
};

/** Sends the ticket; `onProgress` hears how much has left, in percent. */
export const raiseTicket = async (
  ticket: TicketData,
  attachment: File | null,
  onProgress: (percent: number) => void,
): Promise<TicketOutcome> => {
  try {
    const { data } = await marketplace.post('/tex-suite/ticket', formOf(ticket, attachment), {
      timeout: UPLOAD_TIMEOUT,
      onUploadProgress: ({ progress }) => onProgress(Math.round((progress ?? 0) * 100)),
    });
    return { kind: 'raised', receipt: readerOf(TicketReceipt)(data) };
  } catch (error) {
    return refusalOf(error);
  }
};
