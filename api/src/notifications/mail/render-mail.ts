import { mailHtml } from './layout/mail-html.ts';
import type { MailFrame, MailPart } from './layout/mail-part.ts';
import { mailText } from './layout/mail-text.ts';

interface Content {
  to: string;
  subject: string;
  heading: string;
  parts: MailPart[];
  confidential?: boolean | undefined;
  headers?: Record<string, string> | undefined;
  frame?: MailFrame | undefined;
}

/** A mail as it goes out, under the marketplace's name. */
export function renderMail(
  { to, heading, parts, confidential = false, headers, frame = {}, ...mail }: Content,
  brand: string,
) {
  // A subject is one line, whatever words it repeats.
  const subject = mail.subject.replace(/\s+/g, ' ');
  return {
    to,
    subject,
    confidential,
    headers: headers ?? null,
    text: mailText(parts, brand, frame),
    html: mailHtml({ subject, heading, brand, parts, frame }),
  };
}
