import type { ModuleRequest } from '@marketplace/shared/contracts';
import { type Mail, type MailPart, pageUrl } from '../../notifications/index.ts';
import type { PaymentAdmin } from '../../identity/index.ts';

const theirWords = (note: string | null): MailPart[] =>
  note === null
    ? []
    : [
        { kind: 'text', text: 'They wrote:' },
        { kind: 'quote', text: note },
      ];

/** The email to a payment admin when someone requests a module. */
export const requestMail = (
  admin: PaymentAdmin,
  { user, moduleId, moduleName, note }: ModuleRequest,
  publicUrl: string,
): Mail => ({
  to: admin.email,
  kind: 'module-request',
  values: {
    name: admin.name,
    module: moduleName,
    requester: user.name,
    requester_email: user.email,
    note: theirWords(note),
    module_link: [{ kind: 'link', label: 'View module', url: pageUrl(publicUrl, '/module', { id: moduleId }) }],
  },
  headers: { 'Reply-To': user.email },
});
