import type { Mail } from '../../mail/mail.ts';
import { codeMinutes } from './recovery-limits.ts';

interface Addressee {
  name: string;
  email: string;
  code: string;
}

/** The code stands in the subject too: most read it off the notification. */
export const codeMail = ({ name, email, code }: Addressee): Mail => ({
  to: email,
  kind: 'one-time-code',
  confidential: true,
  values: { name, code, minutes: String(codeMinutes) },
});
