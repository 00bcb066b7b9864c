/** The public part of this domain: other domains import only this file. */
export { canonicalAddress } from './mail/canonical-address.ts';
export { factTable } from './mail/layout/fact-table.ts';
export type { MailPart } from './mail/layout/mail-part.ts';
export { REPLY_LINE } from './mail/layout/reply-line.ts';
export { mailsToOthers, mayWriteTo } from './mail/may-write-to.ts';
export { acceptOneClick, unsubscribable } from './mail/one-click.ts';
export { pageUrl } from './mail/page-url.ts';
export type { Mail, MailThread } from './mail/mail.ts';
export type { RenderDocument } from './mail/mail-document.ts';
export { createMailer, type Mailer } from './mail/mailer.ts';
export { openSmtp } from './mail/open-smtp.ts';
export { sendMail } from './mail/send-mail.ts';
export { withMailer } from './mail/with-mailer.ts';
export { undeliverableDomain } from './mail/undeliverable.ts';
export { takeWaitingMails } from './mail/take-waiting-mails.ts';
export { isAwaited, isTold, newEventId, payloadOf, recordEvent } from './webhooks/record-event.ts';
export { notificationsRoutes } from './notifications-routes.ts';
