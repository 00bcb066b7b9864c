import { checkContact, type ContactDraft, AnyFields } from '@marketplace/shared/contracts';
import { tryRead } from '@marketplace/shared/data';
import { Refused, trimmed, useForm, type FormOf } from '@marketplace/shared/form';
import { marketplace } from '@marketplace/shared/http';

/** What people type, and the trap. */
export interface ContactValues extends ContactDraft {
  website: string;
}

interface Sent {
  email: string;
  /** The server's words, if it sent any. */
  message: string | undefined;
}

const start: ContactValues = { name: '', email: '', phone: '', subject: '', message: '', website: '' };
const NOT_SENT = 'Your message could not be sent. Check your connection and send it again. We kept what you wrote.';

const text = (value: unknown) => (typeof value === 'string' && value.trim() !== '' ? value : undefined);

const send = async (values: ContactValues): Promise<Sent> => {
  const answer = tryRead(AnyFields, (await marketplace.post('/tex-suite/contactus', values)).data);
  const message = text(answer?.message);
  if (answer?.success === false) throw new Refused(message ?? NOT_SENT);
  return { email: values.email, message };
};

/** The form: editing, submitting, success. What was typed survives every refusal. */
export const useContact = () =>
  useForm<ContactValues, Sent>({
    start,
    tidy: trimmed,
    check: (values) => Object.fromEntries(checkContact(values).map(({ field, message }) => [field, message])),
    send,
    silence: NOT_SENT,
    marked: (said) => said,
    draft: 'contact',
  });

export type Contact = FormOf<ContactValues, Sent>;
