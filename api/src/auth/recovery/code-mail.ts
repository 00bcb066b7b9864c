import type { Mail } from '../../mail/post.ts';
import { codeMinutes } from './recovery-limits.ts';

interface Addressee {
  name: string;
  email: string;
  code: string;
  brand: string;
}

/** The code stands in the subject too: most read it off the notification. */
export const codeMail = ({ name, email, code, brand }: Addressee): Mail => ({
  to: email,
  subject: `${code} is your ${brand} code`,
  heading: 'Your code',
  confidential: true,
  parts: [
    { kind: 'text', text: `Hello ${name},` },
    { kind: 'text', text: 'Enter this code on the sign-in page to set a new password:' },
    { kind: 'code', text: code },
    { kind: 'text', text: `It works once, for ${codeMinutes} minutes. A newer code ends this one.` },
    {
      kind: 'note',
      text: `Give it to nobody: we never ask for it. If you didn't ask for a code, ignore this e-mail; your password stays as it is.`,
    },
  ],
});
