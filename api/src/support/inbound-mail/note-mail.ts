import type { Transaction } from '../../db/index.ts';
import { keepFiles } from '../tickets/ticket-files.ts';
import { insertEvents } from '../tickets/ticket-events.ts';
import { type TicketRow, updateTicket } from '../tickets/ticket-store.ts';
import type { KeptFiles } from './keep-mailed-files.ts';

/** The text of a mail with a line about each file that was not kept. */
export const withRefused = (text: string, { refused }: KeptFiles) => [text, ...refused].filter(Boolean).join('\n\n');

/** Keeps a mail as an internal note, because it can't be attributed to anyone. */
export async function noteMail(
  tx: Transaction,
  { id }: TicketRow,
  { text, files }: { text: string; files: KeptFiles },
): Promise<void> {
  const note = { ticketId: id, kind: 'note' as const, author: 'system' as const, authorName: 'Email' };
  const [eventId = null] = await insertEvents(tx, [{ ...note, body: withRefused(text, files) }]);
  await keepFiles(tx, { ticketId: id, eventId, files: files.stored, uploader: 'requester' });
  await updateTicket(tx, id, {});
}
