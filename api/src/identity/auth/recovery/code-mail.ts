import type { Mail } from '../../../notifications/index.ts';
import { codeMinutes } from './recovery-limits.ts';

interface Addressee {
  name: string;
  email: string;
  code: string;
}

/** The code is in the subject too: most people read it in the notification. */
export const codeMail = ({ name, email, code }: Addressee): Mail => ({
  to: email,
  kind: 'one-time-code',
  confidential: true,
  values: { name, code, minutes: String(codeMinutes) },
});
