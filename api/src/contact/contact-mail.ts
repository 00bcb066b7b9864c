import type { ContactDraft } from '@marketplace/shared/contracts';
import type { Mail } from '../mail/post.ts';

/** What the sender gets to keep. */
export const contactMail = ({ name, email, subject, message }: ContactDraft): Mail => ({
  to: email,
  kind: 'contact-receipt',
  values: { name, subject, facts: [{ kind: 'facts', facts: [['Subject', subject]] }], message },
});
