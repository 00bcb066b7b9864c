import type { MailPart } from './mail-part.ts';

/** The parts as plain text, which every mail carries beside its HTML. */
export const mailText = (parts: MailPart[], brand: string) => `${parts.map(textOf).join('\n\n')}\n\n-- \n${brand}\n`;

function textOf(part: MailPart): string {
  if (part.kind === 'facts') return part.facts.map(([name, value]) => `${name}: ${value}`).join('\n');
  return part.kind === 'link' ? `${part.label}:\n${part.url}` : part.text;
}
