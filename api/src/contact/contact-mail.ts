import type { ContactDraft } from '@marketplace/shared/contracts';
import type { Mail } from '../mail/post.ts';

/** What the sender gets to keep. */
export const contactMail = ({ name, email, subject, message }: ContactDraft): Mail => ({
  to: email,
  subject: `We have your message: ${subject}`,
  heading: 'Thank you for your message',
  parts: [
    { kind: 'text', text: `Hello ${name},` },
    { kind: 'text', text: 'Your message has arrived. A person reads it and answers to this address within 24 hours.' },
    { kind: 'facts', facts: [['Subject', subject]] },
    { kind: 'quote', text: message },
    { kind: 'note', text: "If you didn't write to us, somebody entered your address by mistake: ignore this e-mail." },
  ],
});
