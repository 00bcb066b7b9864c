import type { Mail } from '../../../notifications/index.ts';
import { momentText } from '../moment-text.ts';

interface Change {
  name: string;
  email: string;
  timeZone: string | null;
  at: Date;
  /** With a mailed code, or with the previous password. */
  how: 'reset' | 'changed';
}

const signedOut = {
  reset: 'every device was signed out',
  changed: 'every other device was signed out',
};

const ifNotYou = {
  reset: `If this wasn't you, someone can read your email: change your email password first.`,
  changed: `If this wasn't you, someone knew your password.`,
};

/** No link: a similar email with one isn't ours. */
export const passwordChangedMail = ({ name, email, timeZone, at, how }: Change): Mail => ({
  to: email,
  kind: 'password-changed',
  values: {
    name,
    signed_out: signedOut[how],
    facts: [
      {
        kind: 'facts',
        facts: [
          ['Account', email],
          ['When', momentText(at, timeZone)],
        ],
      },
    ],
    advice: `${ifNotYou[how]} ${how === 'reset' ? 'Then choose' : 'Choose'} "Forgot password" on the sign-in page to set a new one, and raise a ticket so we can look into it.`,
  },
});
