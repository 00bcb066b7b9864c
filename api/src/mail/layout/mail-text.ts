import type { MailPart } from './mail-part.ts';

/** The parts as plain text, which every mail carries beside its HTML. */
export const mailText = (parts: MailPart[], brand: string) => `${parts.map(textOf).join('\n\n')}\n\n-- \n${brand}\n`;

const textOf = (part: MailPart) =>
  part.kind === 'facts' ? part.facts.map(([name, value]) => `${name}: ${value}`).join('\n') : part.text;
