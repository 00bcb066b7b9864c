import { pageUrl } from '../mail/page-url.ts';
import type { Mail } from '../mail/mail.ts';
import { confirmHours } from './newsletter-store.ts';

interface Addressee {
  email: string;
  token: string;
  publicUrl: string;
}

/** Nothing is sent to an address before whoever reads it has said yes. */
export const confirmMail = ({ email, token, publicUrl }: Addressee): Mail => ({
  to: email,
  kind: 'newsletter-confirm',
  values: {
    confirm_link: [
      { kind: 'link', label: 'Confirm subscription', url: pageUrl(publicUrl, '/newsletter/confirm', { token }) },
    ],
    days: String(confirmHours / 24),
  },
});

/** By this address a mail program unsubscribes with one POST (RFC 8058); a browser that opens it is asked first. */
const unsubscribeUrl = (publicUrl: string, token: string) =>
  `${publicUrl}/api/marketplace/tex-suite/newsletter/unsubscribe?${new URLSearchParams({ token }).toString()}`;

/** What every mail to subscribers carries. */
const listHeaders = (publicUrl: string, token: string) => ({
  'List-Unsubscribe': `<${unsubscribeUrl(publicUrl, token)}>`,
  'List-Unsubscribe-Post': 'List-Unsubscribe=One-Click',
});

export const welcomeMail = ({ email, token, publicUrl }: Addressee): Mail => ({
  to: email,
  kind: 'newsletter-welcome',
  headers: listHeaders(publicUrl, token),
  values: {
    news_link: [{ kind: 'link', label: 'See what is new', url: pageUrl(publicUrl, '/coming-soon') }],
    unsubscribe_address: pageUrl(publicUrl, '/newsletter/unsubscribe', { token }),
  },
});
