import type { Mail } from '../../mail/post.ts';
import { momentText } from '../moment-text.ts';

interface SignIn {
  name: string;
  email: string;
  timeZone: string | null;
  brand: string;
  device: string;
  ip: string;
  at: Date;
}

/** No link: what looks like this e-mail and has one is somebody else's. */
export const newDeviceMail = ({ name, email, timeZone, brand, device, ip, at }: SignIn): Mail => ({
  to: email,
  subject: `New sign-in to your ${brand} account`,
  heading: 'A new device signed in',
  parts: [
    { kind: 'text', text: `Hello ${name},` },
    { kind: 'text', text: `Somebody signed in to your ${brand} account with a browser that we haven't seen before.` },
    {
      kind: 'facts',
      facts: [
        ['Account', email],
        ['Device', device],
        ['When', momentText(at, timeZone)],
        ['IP address', ip],
      ],
    },
    { kind: 'text', text: 'If it was you, there is nothing to do. Private windows and cleared cookies count as new.' },
    {
      kind: 'note',
      text: `If this wasn't you, somebody knows your password: open My Account, change it there, and every other device is signed out. If you can't sign in, choose "Forgot password" on the sign-in page.`,
    },
  ],
});
