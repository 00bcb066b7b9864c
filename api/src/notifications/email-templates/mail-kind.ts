import type { MailPart } from '../mail/layout/mail-part.ts';

/** What a placeholder is filled with: words, or parts that take a paragraph of their own. */
export type MailValue = string | MailPart[];

interface Placeholder {
  meaning: string;
  /** What the preview shows. Parts where the placeholder takes a paragraph of its own. */
  sample: MailValue;
  /** The message makes no sense without it. */
  required?: boolean;
  /** How a paragraph of only these words looks. */
  alone?: 'code' | 'quote';
}

/** A message that the system sends, with the words that come with the product. */
export interface MailKind<Name extends string = string> {
  title: string;
  /** When it goes out, and to whom. */
  when: string;
  subject: string;
  /** Paragraphs; `# ` makes the first one the heading, `> ` one the small print. */
  text: string;
  placeholders: Record<Name, Placeholder>;
  /** Its readers have subscribed to it: a link below it ends that. */
  subscribed?: boolean;
}

/** Keeps the names of the placeholders, so that who writes a mail has to fill each of them. */
export const mailKind = <Name extends string>(kind: MailKind<Name>): MailKind<Name> => kind;
