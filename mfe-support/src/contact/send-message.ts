import { tryRead } from '@marketplace/shared/data';
import { AnyFields, type ContactDraft, type ContactField, contactFields } from '@marketplace/shared/contracts';
import { fieldErrors, marketplace, serverSaid } from '@marketplace/shared/http';

export type ContactErrors = Partial<Record<ContactField, string>>;

export type ContactOutcome =
  { kind: 'sent'; message: string | undefined } | { kind: 'refused'; reason: string; errors: ContactErrors };

const NOT_SENT = 'Your message could not be sent. Check your connection and send it again: what you wrote is kept.';

const isContactField = (name: string): name is ContactField => contactFields.some((field) => field === name);

const text = (value: unknown) => (typeof value === 'string' && value.trim() !== '' ? value : undefined);

const refusalOf = (error: unknown): ContactOutcome => {
  const listed = fieldErrors(error).filter(({ field }) => isContactField(field));
  const errors: ContactErrors = Object.fromEntries(listed.map(({ field, message }) => [field, message]));
  return { kind: 'refused', reason: serverSaid(error) ?? NOT_SENT, errors };
};

/** Sends a message; `website` is the trap. */
export const sendMessage = async (draft: ContactDraft & { website: string }): Promise<ContactOutcome> => {
  try {
    const answer = tryRead(AnyFields, (await marketplace.post('/tex-suite/contactus', draft)).data);
    const message = text(answer?.message);
    if (answer?.success === false) return { kind: 'refused', reason: message ?? NOT_SENT, errors: {} };
    return { kind: 'sent', message };
  } catch (error) {
    return refusalOf(error);
  }
};
