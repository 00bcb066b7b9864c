import type { Mail } from './mail.ts';

/**
 * The headers of a mail. Nobody reads the sender's own mailbox: replies go to the conversation, or to support.
 * Out-of-office notes don't answer generated mail (RFC 3834).
 */
export function mailHeaders(
  support: string | undefined,
  { headers, thread }: Pick<Mail, 'headers' | 'thread'> = {},
): Record<string, string> {
  const replyTo = thread?.replyTo ?? support;
  const references = thread?.references ?? [];
  const latest = references.at(-1);
  return {
    'Auto-Submitted': 'auto-generated',
    ...(replyTo && { 'Reply-To': replyTo }),
    ...(latest !== undefined && { 'In-Reply-To': latest, References: references.join(' ') }),
    ...headers,
  };
}
