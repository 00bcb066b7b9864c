import type { Mail } from './post.ts';
import { mailHtml } from './layout/mail-html.ts';
import { mailText } from './layout/mail-text.ts';

/** A mail as it goes out, under the marketplace's name. */
export function renderMail({ to, heading, parts, confidential = false, headers, ...mail }: Mail, brand: string) {
  // A subject is one line, whoever's words it repeats.
  const subject = mail.subject.replace(/\s+/g, ' ');
  return {
    to,
    subject,
    confidential,
    headers: headers ?? null,
    text: mailText(parts, brand),
    html: mailHtml({ subject, heading, brand, parts }),
  };
}
