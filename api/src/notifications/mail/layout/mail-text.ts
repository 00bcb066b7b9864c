import type { MailFrame, MailPart } from './mail-part.ts';
import { REPLY_LINE } from './reply-line.ts';

/** The parts as plain text, which every mail carries along with its HTML. */
export const mailText = (parts: MailPart[], brand: string, { replyable = false, unsubscribeUrl }: MailFrame) =>
  [
    ...(replyable ? [REPLY_LINE] : []),
    ...parts.map(textOf),
    ...(unsubscribeUrl === undefined ? [] : [`Unsubscribe:\n${unsubscribeUrl}`]),
    `-- \n${brand}\n`,
  ].join('\n\n');

function textOf(part: MailPart): string {
  if (part.kind === 'facts') return part.facts.map(([name, value]) => `${name}: ${value}`).join('\n');
  return part.kind === 'link' ? `${part.label}:\n${part.url}` : part.text;
}
