import { useSearchParams } from '@marketplace/shared/router';
import { Button, LinkButton } from '@marketplace/shared/ui';
import { ContactForm } from './contact-form.tsx';
import { MessageSent } from './message-sent.tsx';
import { useContact } from './use-contact.ts';

const ANOTHER = 'Send Another Message';

/** The form, or its result. Browsers without scripts return with `sent` in the address. */
export const WriteToUs = () => {
  const contact = useContact();
  const [query] = useSearchParams();
  const { answer, again } = contact;
  if (answer) return <MessageSent {...answer} another={<Button onClick={again}>{ANOTHER}</Button>} />;
  if (query.get('sent') === '1') return <MessageSent another={<LinkButton to="/contactus">{ANOTHER}</LinkButton>} />;
  return <ContactForm contact={contact} />;
};
