import type { Message } from './message.ts';

/** Addresses that no person writes from. */
const machine = /^(mailer-daemon|postmaster|no-?reply|do-?not-?reply|bounces?)([+.-][^@]*)?@/i;

/** Whether it says that a mail of ours could not be delivered. */
export const isBounce = ({ headers, from }: Message): boolean =>
  /report-type="?delivery-status/i.test(headers.get('content-type') ?? '') ||
  headers.get('return-path') === '<>' ||
  from.some(({ address }) => /^(mailer-daemon|postmaster)@/i.test(address));

/**
 * Why a mail was sent by a program, as a sentence; undefined if a person may have written it. Such a mail is never
 * answered, because its program could answer again.
 * @param own addresses that only we send from
 */
export function whyAutomatic(message: Message, own: string[]): string | undefined {
  const { headers, from, messageId } = message;
  const has = (name: string) => headers.has(name);
  const says = (name: string, pattern: RegExp) => pattern.test(headers.get(name) ?? '');
  if (from.some(({ address }) => own.includes(address.toLowerCase())) || messageId?.endsWith('@marketplace>'))
    return 'We sent it ourselves.';
  if (isBounce(message)) return "It reports an email that couldn't be delivered.";
  if (has('auto-submitted') && !says('auto-submitted', /^no\b/i)) return "It's an automatic reply.";
  if (has('x-autoreply') || has('x-autorespond') || says('precedence', /^auto_reply/i))
    return "It's an automatic reply.";
  if (has('list-id') || says('precedence', /^(bulk|list|junk)/i)) return 'It was sent to a mailing list.';
  if (from.some(({ address }) => machine.test(address))) return "Its sender doesn't accept replies.";
  return undefined;
}

/** Whether its sender wants no automatic replies, so that it gets no receipt. */
export const wantsNoReceipt = ({ headers }: Message): boolean =>
  /\b(all|autoreply)\b/i.test(headers.get('x-auto-response-suppress') ?? '');
