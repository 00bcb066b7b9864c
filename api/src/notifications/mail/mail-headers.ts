import type { Mail } from './mail.ts';

/**
 * The headers of a mail. The sender's own mailbox is read by nobody: replies go to the conversation, or to support.
 * Absence notes don't answer what is generated (RFC 3834).
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
