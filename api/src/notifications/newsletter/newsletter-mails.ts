import { unsubscribable } from '../mail/one-click.ts';
import { pageUrl } from '../mail/page-url.ts';
import type { Mail } from '../mail/mail.ts';
import { confirmHours } from './newsletter-store.ts';

interface Addressee {
  email: string;
  token: string;
  publicUrl: string;
}

/** Nothing is sent to an address before its owner has said yes. */
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

export const welcomeMail = ({ email, token, publicUrl }: Addressee): Mail => ({
  to: email,
  kind: 'newsletter-welcome',
  ...unsubscribable(publicUrl, 'newsletter', token),
  values: {
    news_link: [{ kind: 'link', label: 'See what’s new', url: pageUrl(publicUrl, '/coming-soon') }],
    unsubscribe_address: pageUrl(publicUrl, '/newsletter/unsubscribe', { token }),
  },
});
