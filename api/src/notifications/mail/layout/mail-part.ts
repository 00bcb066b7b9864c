/** What emails are made of. Plain text in every one: the layout escapes it. */
export type MailPart =
  | { kind: 'text'; text: string }
  /** To be read off and typed, so on a line of its own. */
  | { kind: 'code'; text: string }
  | { kind: 'facts'; facts: [name: string, value: string][] }
  /** The one thing to do next; the address is an absolute one of ours. */
  | { kind: 'link'; label: string; url: string }
  /** Somebody else's words. */
  | { kind: 'quote'; text: string }
  /** Set apart at the end. */
  | { kind: 'note'; text: string };

/** What surrounds the parts of a mail. */
export interface MailFrame {
  /** A reply to it is added to a conversation: a line says where to write it. */
  replyable?: boolean;
  /** Where its reader ends mails of this kind, in a link below them. */
  unsubscribeUrl?: string;
}
