import type { MailPart } from '../mail/layout/mail-part.ts';

/** What fills a placeholder: words, or parts that need a separate paragraph. */
export type MailValue = string | MailPart[];

interface Placeholder {
  meaning: string;
  /** What the preview shows; parts if the placeholder needs a separate paragraph. */
  sample: MailValue;
  /** The message makes no sense without it. */
  required?: boolean;
  /** How a paragraph of only these words looks. */
  alone?: 'code' | 'quote';
}

/** A message that the system sends, with its built-in words. */
export interface MailKind<Name extends string = string> {
  title: string;
  /** When it goes out, and to whom. */
  when: string;
  subject: string;
  /** Paragraphs; `# ` makes the first one the heading, `> ` one the small print. */
  text: string;
  placeholders: Record<Name, Placeholder>;
  /** Its readers have subscribed to it; a link below it unsubscribes them. */
  subscribed?: boolean;
}

/** Keeps the names of the placeholders, so that code that sends a mail has to fill each of them. */
export const mailKind = <Name extends string>(kind: MailKind<Name>): MailKind<Name> => kind;
