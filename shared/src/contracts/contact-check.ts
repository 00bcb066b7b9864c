// Separate from the schemas: a page that checks its form needs no TypeBox.

export type ContactField = 'name' | 'email' | 'phone' | 'subject' | 'message';
export type ContactDraft = Record<ContactField, string>;

/** The most characters of a field. */
export const CONTACT_LIMITS = { name: 50, email: 254, phone: 40, subject: 100, message: 500 };

const mailAddress = /^[^\s@,;:<>()[\]"\\]+@[^\s@,;:<>()[\]"\\]+\.[^\s@,;:<>()[\]"\\]{2,}$/;
/** Letters of any alphabet with their marks, and spaces. */
const personName = /^[\p{L}\p{M} ]{2,}$/u;
const phoneNumber = /^\+?[1-9]\d{0,15}$/;

/** An error message, or undefined for a valid field. Values are trimmed. */
const checks: Record<ContactField, (value: string) => string | undefined> = {
  name: (name) => {
    if (name === '') return 'Name is required';
    return personName.test(name) ? undefined : 'Please enter a valid name (letters only, min 2 characters)';
  },
  email: (email) => {
    if (email === '') return 'Email is required';
    return mailAddress.test(email) ? undefined : 'Please enter a valid email address';
  },
  phone: (phone) =>
    phone === '' || phoneNumber.test(phone.replace(/[\s\-()]/g, '')) ? undefined : 'Please enter a valid phone number',
  subject: (subject) => {
    if (subject === '') return 'Subject is required';
    return subject.length >= 3 ? undefined : 'Subject must be at least 3 characters long';
  },
  message: (message) => {
    if (message === '') return 'Message is required';
    return message.length >= 10 ? undefined : 'Message must be at least 10 characters long';
  },
};

export const contactFields: ContactField[] = ['name', 'email', 'phone', 'subject', 'message'];

/** Errors of a message, in field order; empty if it can be sent. Trims values first. */
export const checkContact = (draft: Partial<ContactDraft>): { field: ContactField; message: string }[] =>
  contactFields.flatMap((field) => {
    const message = checks[field]((draft[field] ?? '').trim());
    return message === undefined ? [] : [{ field, message }];
  });
