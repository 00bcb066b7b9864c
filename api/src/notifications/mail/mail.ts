import type { MailDocument } from '../../db/schema/mail.ts';
import type { MailValue } from '../email-templates/mail-kind.ts';
import type { MailKindId, PlaceholderOf } from '../email-templates/mail-kinds.ts';

/** What keeps a conversation together in mail programs. */
export interface MailThread {
  /** Where replies are added to the conversation; undefined if they aren't. */
  replyTo: string | undefined;
  /** Message-IDs, in angle brackets: the root of the conversation and its last message. */
  references: string[];
}

interface MailOf<Id extends MailKindId> {
  to: string;
  /** Whose words it uses: the built-in ones, or an administrator's. */
  kind: Id;
  values: Record<PlaceholderOf<Id>, MailValue>;
  /** Holds something that nobody may read later. */
  confidential?: boolean;
  /** Of the message itself, such as List-Unsubscribe. */
  headers?: Record<string, string>;
  documents?: MailDocument[];
  /** The conversation it belongs to. */
  thread?: MailThread;
  /** Where its reader can end mails of this kind. */
  unsubscribeUrl?: string;
}

export type Mail = { [Id in MailKindId]: MailOf<Id> }[MailKindId];
