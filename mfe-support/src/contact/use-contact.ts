import { checkContact, contactFields, type ContactDraft, type ContactField } from '@marketplace/shared/contracts';
import { useState } from 'react';
import { useDraft } from '../form/use-draft.ts';
import { useRefusals } from '../form/use-refusals.ts';
import { sendMessage, type ContactErrors } from './send-message.ts';

const empty = { name: '', email: '', phone: '', subject: '', message: '' };

interface Sent {
  email: string;
  /** The server's words, if it had any. */
  message: string | undefined;
}

const errorsOf = (draft: ContactDraft): ContactErrors =>
  Object.fromEntries(checkContact(draft).map(({ field, message }) => [field, message]));

const trimmed = (draft: ContactDraft): ContactDraft => ({
  ...draft,
  ...Object.fromEntries(contactFields.map((field) => [field, draft[field].trim()])),
});

/** The form: editing, submitting, success. What was typed survives every refusal. */
export const useContact = () => {
  const { draft, change: keep, clear } = useDraft<ContactDraft>('contact', empty);
  const [website, setWebsite] = useState('');
  const { errors, refused, refusals, clearErrors, refuse, forget } = useRefusals<ContactField>();
  const [submitting, setSubmitting] = useState(false);
  const [sent, setSent] = useState<Sent>();

  const change = (fields: Partial<ContactDraft>) => {
    keep(fields);
    clearErrors(Object.keys(fields));
  };

  const submit = async () => {
    const found = errorsOf(draft);
    if (Object.keys(found).length > 0) return refuse(found);
    forget();
    setSubmitting(true);
    const outcome = await sendMessage({ ...trimmed(draft), website });
    setSubmitting(false);
    if (outcome.kind === 'refused') return refuse(outcome.errors, outcome.reason);
    setSent({ email: draft.email.trim(), message: outcome.message });
    clear();
  };

  return {
    draft,
    website,
    errors,
    refused,
    refusals,
    submitting,
    sent,
    change,
    setWebsite,
    submit,
    sendAnother: () => setSent(undefined),
  };
};

export type Contact = ReturnType<typeof useContact>;
