import { ContactForm } from './contact-form.tsx';
import { MessageSent } from './message-sent.tsx';
import { useContact } from './use-contact.ts';

/** The form, or what became of it. */
export const WriteToUs = () => {
  const contact = useContact();
  const { sent, sendAnother } = contact;
  return sent ? <MessageSent {...sent} onAnother={sendAnother} /> : <ContactForm contact={contact} />;
};
