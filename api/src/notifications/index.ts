/** The public part of this domain: other domains import this file alone. */
export { canonicalAddress } from './mail/canonical-address.ts';
export { factTable } from './mail/layout/fact-table.ts';
export type { MailPart } from './mail/layout/mail-part.ts';
export { mayWriteTo } from './mail/may-write-to.ts';
export { openPost } from './mail/open-post.ts';
export { pageUrl } from './mail/page-url.ts';
export { createMailboxPost, type Mail, type Post } from './mail/post.ts';
export { notificationsRoutes } from './notifications-routes.ts';
