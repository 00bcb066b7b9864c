import { createHash } from 'node:crypto';
import type { ApiContext } from '../../api-context.ts';
import type { Transaction } from '../../db/index.ts';
import { countHit } from '../../http/index.ts';
import { canonicalAddress } from '../../notifications/index.ts';
import { addToTicket } from './add-to-ticket.ts';
import { findAddressed } from './find-addressed.ts';
import type { KeptFiles } from './keep-mailed-files.ts';
import type { Message } from './message.ts';
import { noteMail } from './note-mail.ts';
import { startByMail } from './start-by-mail.ts';
import { isBounce } from './why-automatic.ts';

export type Context = Pick<ApiContext, 'mailer' | 'keys' | 'config'>;

/** What happened to a mail. */
export interface Placed {
  state: 'added' | 'noted' | 'started' | 'set-aside';
  /** Why it was noted or set aside, as a sentence. */
  reason: string | null;
  ticketId: string | null;
}

/** From one sender to one ticket, or to none: it stops two programs that answer each other. */
const MOST_AN_HOUR = 30;

/**
 * Puts a mail where it belongs: into its ticket, or into the inbox as a new conversation. Mail from programs is set
 * aside and never answered.
 * @param automatic why it counts as written by a program; undefined if a person may have written it
 */
export async function placeMessage(
  tx: Transaction,
  context: Context,
  message: Message,
  { files, automatic }: { files: KeptFiles; automatic: string | undefined },
): Promise<Placed> {
  const addressed = await findAddressed(tx, context, message);
  const ticketId = addressed?.ticket.id ?? null;
  const setAside = (reason: string): Placed => ({ state: 'set-aside', reason, ticketId });
  if (automatic !== undefined) {
    if (!addressed || !isBounce(message)) return setAside(automatic);
    await noteMail(tx, addressed.ticket, {
      text: `A mail about this ticket could not be delivered:\n\n${message.text}`,
      files,
    });
    return { state: 'noted', reason: automatic, ticketId };
  }
  const [sender, another] = message.from;
  const email = sender && (await canonicalAddress(tx, sender.address));
  // Per ticket, so that knowing an address isn't enough to use it up. Hashed, so that it stores nobody's address.
  const counted = createHash('sha256').update(`${email ?? ''} ${ticketId ?? ''}`);
  const { hits } = await countHit(tx, `inbound:${counted.digest('base64url')}`, 3_600);
  if (hits > MOST_AN_HOUR) return setAside(`Its sender sent more than ${MOST_AN_HOUR} emails in an hour.`);
  if (addressed) return addToTicket(tx, context, { ...addressed, message, files, from: another ? undefined : email });
  if (!sender) return setAside('It has no sender.');
  if (another) return setAside('It has several senders.');
  return startByMail(tx, context, { message, files, sender });
}
