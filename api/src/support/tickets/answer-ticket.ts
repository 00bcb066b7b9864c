import type { TicketAnswerBody, TicketNoteBody } from '@marketplace/shared/contracts';
import type { ApiContext } from '../../api-context.ts';
import type { Transaction } from '../../db/index.ts';
import type { Actor } from '../../operations/index.ts';
import { markAnswered } from '../contact/contact-store.ts';
import { threadOf } from '../inbound-mail/mail-thread.ts';
import { nameOf } from './agents.ts';
import { assertNothingNew } from './assert-nothing-new.ts';
import { type Agent, recordAgentActs } from './record-agent-acts.ts';
import { asMailed } from './is-proven-requester.ts';
import { linkOfTicket } from './ticket-link.ts';
import { answerMail, withNames } from './ticket-mails.ts';
import { lockTicket, tellAnswer, type TicketRow, updateTicket } from './ticket-store.ts';
import { sendFiles, type SentFiles, type Uploader } from './unsent-files.ts';

type Context = Pick<ApiContext, 'mailer' | 'keys' | 'config'>;

/**
 * Stores an agent's reply and its email. The first to reply is assigned the ticket.
 * @throws ApiError 404, or 409 if someone else has written or changed the status since the agent last looked
 */
export async function answerTicket(
  tx: Transaction,
  context: Context,
  { id, message, status = 'waiting', seen, files }: Omit<TicketAnswerBody, 'files'> & { id: string; files?: SentFiles },
  agent: Agent,
): Promise<void> {
  const ticket = await lockTicket(tx, id);
  if (seen !== undefined) await assertNothingNew(tx, { ticketId: id, seen, agentId: agent.actorId });
  const { by, names } = await speakAsAgent(tx, ticket, agent, { message: message.trim(), status, files });
  const about = { url: await linkOfTicket(tx, context, ticket), thread: await threadOf(tx, context, ticket) };
  if (ticket.kind === 'contact') await markAnswered(tx, id);
  await context.mailer.send(
    tx,
    answerMail(await asMailed(tx, ticket), {
      by,
      message: withNames(message.trim(), names),
      resolved: status === 'resolved',
      ...about,
    }),
  );
}

const uploaderOf = ({ id }: TicketRow, { actorId }: Agent): Uploader => ({
  ticketId: id,
  uploader: 'agent',
  uploaderId: actorId,
});

interface Said {
  message: string;
  /** The ticket's status from then on. */
  status: TicketRow['status'];
  files?: SentFiles | undefined;
}

/**
 * Adds an agent's message to the conversation, and assigns it to them if it is nobody's. Returns their name and the
 * file names.
 */
export async function speakAsAgent(
  tx: Transaction,
  ticket: TicketRow,
  agent: Agent,
  { message, status, files }: Said,
): Promise<{ by: string; names: string[] }> {
  const by = await nameOf(tx, agent.actorId);
  const [eventId = ''] = await recordAgentActs(tx, ticket, agent, [
    { kind: 'message', body: message },
    ...(ticket.assigneeId === null ? [{ kind: 'assignment' as const, body: by, assigneeId: agent.actorId }] : []),
    ...(ticket.status === status ? [] : [{ kind: 'status' as const, body: status }]),
  ]);
  await updateTicket(tx, ticket.id, { status, assigneeId: ticket.assigneeId ?? agent.actorId });
  const names = await sendFiles(tx, uploaderOf(ticket, agent), eventId, files);
  await tellAnswer(tx, ticket, 'agent', status);
  return { by, names };
}

/** Stores an internal note, visible only to administrators. */
export async function noteOnTicket(
  tx: Transaction,
  { id, message, files }: TicketNoteBody & { id: string },
  agent: Actor,
): Promise<void> {
  const ticket = await lockTicket(tx, id);
  const [eventId = ''] = await recordAgentActs(tx, ticket, agent, [{ kind: 'note', body: message.trim() }]);
  await sendFiles(tx, uploaderOf(ticket, agent), eventId, files);
  await updateTicket(tx, id, {});
}
