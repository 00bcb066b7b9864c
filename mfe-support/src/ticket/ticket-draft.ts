import type { TicketCategory, TicketData, TicketPriority, User } from '@marketplace/shared/contracts';

export interface TicketDraft {
  name: string;
  email: string;
  phone: string;
  /** Empty until one is chosen. */
  category: TicketCategory | '';
  /** Empty for no module in particular. */
  moduleId: string;
  subject: string;
  description: string;
  priority: TicketPriority;
}

export const categories: { value: TicketCategory; label: string }[] = [
  { value: 'question', label: 'A question' },
  { value: 'problem', label: 'Something isn’t working' },
  { value: 'billing', label: 'Invoices and payments' },
  { value: 'access', label: 'Access and sign-in' },
  { value: 'other', label: 'Something else' },
];

const categoryOf = (value: string | null): TicketCategory | '' =>
  categories.find((category) => category.value === value)?.value ?? '';

/** The initial form: the signed-in user, and what a link to this page already says about the ticket. */
export const startOf = (user: User | null, query: URLSearchParams): TicketDraft => ({
  name: user?.name ?? '',
  email: user?.email ?? '',
  phone: '',
  category: categoryOf(query.get('category')),
  moduleId: query.get('moduleId') ?? '',
  subject: (query.get('subject') ?? '').slice(0, 150),
  description: '',
  priority: 'normal',
});

/** What goes to the server, once the draft has been checked. */
export const toTicketData = (draft: TicketDraft): TicketData => ({
  name: draft.name.trim(),
  email: draft.email.trim(),
  ...(draft.phone.trim() && { phone: draft.phone.trim() }),
  category: draft.category || 'other',
  ...(draft.moduleId && { moduleId: draft.moduleId }),
  subject: draft.subject.trim(),
  description: draft.description.trim(),
  priority: draft.priority,
});
