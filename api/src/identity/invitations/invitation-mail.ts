import { momentText } from '../auth/moment-text.ts';
import type { Mail } from '../../notifications/index.ts';

interface Invited {
  name: string;
  email: string;
  organization: string | null;
  invitedBy: { name: string; email: string };
  url: string;
  expiresAt: Date;
}

export const invitationMail = ({ name, email, organization, invitedBy, url, expiresAt }: Invited): Mail => ({
  to: email,
  kind: 'invitation',
  confidential: true,
  values: {
    name,
    inviter: invitedBy.name,
    inviter_email: invitedBy.email,
    facts: [
      {
        kind: 'facts',
        facts: [
          ['Your account', email],
          ...(organization === null ? [] : [['Organization', organization] satisfies [string, string]]),
          ['Expires', momentText(expiresAt, null)],
        ],
      },
    ],
    accept_link: [{ kind: 'link', label: 'Accept invitation', url }],
  },
});
