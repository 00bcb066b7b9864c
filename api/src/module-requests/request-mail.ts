import type { ModuleRequest } from '@marketplace/shared/contracts';
import type { MailPart } from '../mail/layout/mail-part.ts';
import type { Mail } from '../mail/mail.ts';
import type { PaymentAdmin } from './payment-admins.ts';

const theirWords = (note: string | null): MailPart[] =>
  note === null
    ? []
    : [
        { kind: 'text', text: 'They write:' },
        { kind: 'quote', text: note },
      ];

/** What a payment administrator gets when somebody asks for a module. */
export const requestMail = (admin: PaymentAdmin, { user, moduleName, note }: ModuleRequest): Mail => ({
  to: admin.email,
  kind: 'module-request',
  values: {
    name: admin.name,
    module: moduleName,
    requester: user.name,
    requester_email: user.email,
    note: theirWords(note),
  },
  headers: { 'Reply-To': user.email },
});
