import { CONTACT_LIMITS, contactFields, type ContactBody } from '@marketplace/shared/contracts';

/** Browsers send line breaks as two characters, and count them as one. */
const asCounted = (text: string) => text.replace(/\r\n?/g, '\n');

/** The contact form's fields as sent by a browser; anything else is dropped. */
export const readContactForm = (form: URLSearchParams): ContactBody =>
  Object.fromEntries(
    [...contactFields, 'website'].flatMap((name) => {
      const value = form.get(name);
      return value === null ? [] : [[name, asCounted(value)]];
    }),
  );

/** In bytes: all fields at their longest, each character in the longest form that a browser sends it in. */
export const FORM_LIMIT = 4_096 + Object.values(CONTACT_LIMITS).reduce((sum, limit) => sum + limit, 500) * 9;
