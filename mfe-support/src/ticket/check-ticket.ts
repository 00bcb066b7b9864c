import { isMailAddress, isPhoneNumber } from '../form/looks-like.ts';
import type { TicketDraft } from './ticket-draft.ts';

const checks: { field: keyof TicketDraft; passes: (draft: TicketDraft) => boolean; otherwise: string }[] = [
  {
    field: 'name',
    passes: ({ name }) => name.trim().length >= 2,
    otherwise: 'Enter your name, at least 2 characters.',
  },
  {
    field: 'email',
    passes: ({ email }) => isMailAddress(email),
    otherwise: 'Enter your email address, such as name@company.com.',
  },
  {
    field: 'phone',
    passes: ({ phone }) => phone.trim() === '' || isPhoneNumber(phone),
    otherwise: 'Enter a phone number, such as +91 98765 43210, or leave this blank.',
  },
  { field: 'category', passes: ({ category }) => category !== '', otherwise: 'Choose what your ticket is about.' },
  {
    field: 'subject',
    passes: ({ subject }) => subject.trim().length >= 3,
    otherwise: 'Enter a subject of at least 3 characters.',
  },
  {
    field: 'description',
    passes: ({ description }) => description.trim().length >= 10,
    otherwise: 'Enter a description of at least 10 characters.',
  },
];

/** What to correct before the ticket can be sent, by field. */
export const checkTicket = (draft: TicketDraft): Record<string, string> =>
  Object.fromEntries(checks.filter(({ passes }) => !passes(draft)).map(({ field, otherwise }) => [field, otherwise]));
