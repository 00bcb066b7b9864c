/** What emails are made of. All are plain text: the layout escapes it. */
export type MailPart =
  | { kind: 'text'; text: string }
  /** To be read and typed, so it gets a separate line. */
  | { kind: 'code'; text: string }
  | { kind: 'facts'; facts: [name: string, value: string][] }
  /** The one thing to do next; the address is absolute and ours. */
  | { kind: 'link'; label: string; url: string }
  /** Someone else's words. */
  | { kind: 'quote'; text: string }
  /** Set apart at the end. */
  | { kind: 'note'; text: string };

/** What surrounds the parts of a mail. */
export interface MailFrame {
  /** A reply to it is added to a conversation: a line says where to write. */
  replyable?: boolean;
  /** Where its reader can end mails of this kind, in a link below them. */
  unsubscribeUrl?: string;
}
