import { createHash, timingSafeEqual } from 'node:crypto';
import type { ApiContext } from '../../api-context.ts';
import { linkToken, type SigningKey } from '../../operations/index.ts';

interface Ticket {
  id: string;
  number: string;
}

/** The person a reply address was given to: each can only speak for themselves. */
export type Replier = { role: 'requester' } | { role: 'agent'; userId: string };

/** In characters of hexadecimal digits: eight tell agents apart, twenty (80 bits) can't be guessed. */
const AGENT_LENGTH = 8;
const SIGNATURE_LENGTH = 20;

const agentMark = (userId: string) => createHash('sha256').update(userId).digest('hex').slice(0, AGENT_LENGTH);

function signatureOf(key: SigningKey, ticket: Ticket, replier: Replier): string {
  const subject = replier.role === 'agent' ? `${ticket.id}:${replier.userId}` : ticket.id;
  return linkToken(key, 'ticket-reply', subject).hash.toString('hex').slice(0, SIGNATURE_LENGTH);
}

/**
 * The Reply-To of a ticket's mails, such as reply+tex-2026-000123.0f9c…@market.example; undefined if mail is not
 * received. Lowercase only, because mail programs change the case.
 */
export async function replyAddress(
  { keys, config: { inboundMail } }: Pick<ApiContext, 'keys' | 'config'>,
  ticket: Ticket,
  replier: Replier,
): Promise<string | undefined> {
  if (!inboundMail) return undefined;
  const [name, domain] = inboundMail.address.split('@');
  const mark = replier.role === 'agent' ? `${agentMark(replier.userId)}.` : '';
  const signature = signatureOf(await keys.current(), ticket, replier);
  return `${name}+${ticket.number.toLowerCase()}.${mark}${signature}@${domain}`;
}

/** The part of a reply address between the plus and the @. Nothing in it is checked yet. */
export interface ReplyTag {
  /** As stored. */
  number: string;
  /** Undefined in an address of the requester. */
  agent: string | undefined;
  signature: string;
}

/** The reply addresses in a text, such as a To header, in order. */
export function replyTagsIn(text: string, address: string): ReplyTag[] {
  const [name = '', domain = ''] = address.split('@').map((part) => part.replaceAll('.', '\\.'));
  const tag = String.raw`(tex-\d{4}-\d{6,9})\.(?:([0-9a-f]{${AGENT_LENGTH}})\.)?([0-9a-f]{${SIGNATURE_LENGTH}})`;
  const pattern = new RegExp(String.raw`(?<![\w.+-])${name}\+${tag}@${domain}(?![\w.-]*\w)`, 'gi');
  return [...text.matchAll(pattern)].map(([, number = '', agent, signature = '']) => ({
    number: number.toUpperCase(),
    agent: agent?.toLowerCase(),
    signature: signature.toLowerCase(),
  }));
}

/** Whose address it is; undefined if we didn't sign it. `agents` are all people who may have been given one. */
export function replierOf(
  keys: SigningKey[],
  ticket: Ticket,
  { agent, signature }: ReplyTag,
  agentIds: string[],
): Replier | undefined {
  const candidates: Replier[] =
    agent === undefined
      ? [{ role: 'requester' }]
      : agentIds.filter((id) => agentMark(id) === agent).map((userId) => ({ role: 'agent', userId }));
  return candidates.find((replier) =>
    keys.some((key) => timingSafeEqual(Buffer.from(signatureOf(key, ticket, replier)), Buffer.from(signature))),
  );
}
