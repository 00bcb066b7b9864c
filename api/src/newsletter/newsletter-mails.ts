import { pageUrl } from '../mail/page-url.ts';
import type { Mail } from '../mail/post.ts';
import { confirmHours } from './newsletter-store.ts';

interface Addressee {
  email: string;
  token: string;
  brand: string;
  publicUrl: string;
}

/** Nothing is sent to an address before whoever reads it has said yes. */
export const confirmMail = ({ email, token, brand, publicUrl }: Addressee): Mail => ({
  to: email,
  subject: `Confirm your ${brand} newsletter`,
  heading: 'One click to confirm',
  parts: [
    { kind: 'text', text: 'Hello,' },
    {
      kind: 'text',
      text: `This address was entered for the ${brand} newsletter: new modules and what changed in yours, once a month.`,
    },
    { kind: 'link', label: 'Confirm subscription', url: pageUrl(publicUrl, '/newsletter/confirm', { token }) },
    {
      kind: 'note',
      text: `The link is good for ${confirmHours / 24} days. If it wasn't you, do nothing: without it you hear no more of this.`,
    },
  ],
});

/** By this address a mail program unsubscribes with one POST (RFC 8058); a browser that opens it is asked first. */
const unsubscribeUrl = (publicUrl: string, token: string) =>
  `${publicUrl}/api/marketplace/tex-suite/newsletter/unsubscribe?${new URLSearchParams({ token }).toString()}`;

/** What every mail to subscribers carries. */
const listHeaders = (publicUrl: string, token: string) => ({
  'List-Unsubscribe': `<${unsubscribeUrl(publicUrl, token)}>`,
  'List-Unsubscribe-Post': 'List-Unsubscribe=One-Click',
});

export const welcomeMail = ({ email, token, brand, publicUrl }: Addressee): Mail => ({
  to: email,
  subject: `Welcome to the ${brand} newsletter`,
  heading: 'You are subscribed',
  headers: listHeaders(publicUrl, token),
  parts: [
    { kind: 'text', text: 'Hello,' },
    { kind: 'text', text: 'Your address is confirmed. The next issue comes to you at the beginning of the month.' },
    { kind: 'link', label: 'See what is new', url: pageUrl(publicUrl, '/coming-soon') },
    {
      kind: 'note',
      text: `You can leave at any time: ${pageUrl(publicUrl, '/newsletter/unsubscribe', { token })}`,
    },
  ],
});
