import type { Mail } from '../../mail/post.ts';

interface Change {
  name: string;
  email: string;
  brand: string;
  at: Date;
}

const moment = new Intl.DateTimeFormat('en-GB', { dateStyle: 'long', timeStyle: 'short', timeZone: 'UTC' });

/** No link: what looks like this e-mail and has one is somebody else's. */
export const passwordChangedMail = ({ name, email, brand, at }: Change): Mail => ({
  to: email,
  subject: 'Your password was changed',
  heading: 'Your password was changed',
  parts: [
    { kind: 'text', text: `Hello ${name},` },
    { kind: 'text', text: `The password of your ${brand} account was changed, and every device was signed out.` },
    {
      kind: 'facts',
      facts: [
        ['Account', email],
        ['When', `${moment.format(at)} UTC`],
      ],
    },
    {
      kind: 'note',
      text: `If this wasn't you, somebody can read your e-mail: change the password of your mailbox first. Then choose "Forgot password" on the sign-in page to set a new one, and raise a ticket so that we look into it.`,
    },
  ],
});
