import type { MailDocument } from '../../db/schema/mail.ts';
import type { MailValue } from '../email-templates/mail-kind.ts';
import type { MailKindId, PlaceholderOf } from '../email-templates/mail-kinds.ts';

interface MailOf<Id extends MailKindId> {
  to: string;
  /** Whose words it goes out in: those of the product, or of an administrator. */
  kind: Id;
  values: Record<PlaceholderOf<Id>, MailValue>;
  /** Holds what nobody may read later. */
  confidential?: boolean;
  /** Of the message itself, such as List-Unsubscribe. */
  headers?: Record<string, string>;
  documents?: MailDocument[];
}

export type Mail = { [Id in MailKindId]: MailOf<Id> }[MailKindId];
