import type { ModuleRequest } from '@marketplace/shared/contracts';
import type { MailPart } from '../mail/layout/mail-part.ts';
import type { Mail } from '../mail/post.ts';
import type { PaymentAdmin } from './payment-admins.ts';

/** What a payment administrator gets when somebody asks for a module. */
export function requestMail(admin: PaymentAdmin, { user, moduleName, note }: ModuleRequest): Mail {
  const theirWords: MailPart[] =
    note === null
      ? []
      : [
          { kind: 'text', text: 'They write:' },
          { kind: 'quote', text: note },
        ];
  return {
    to: admin.email,
    subject: `${user.name} asks for ${moduleName}`,
    heading: `${user.name} asks for ${moduleName}`,
    parts: [
      { kind: 'text', text: `Hello ${admin.name},` },
      {
        kind: 'text',
        text: `${user.name} (${user.email}) would like to use ${moduleName} and asks you to subscribe to it.`,
      },
      ...theirWords,
      {
        kind: 'note',
        text: `To subscribe, open ${moduleName} in the marketplace and add it to the cart. To ask back, write to ${user.email}.`,
      },
    ],
  };
}
