import type { SetupStepId } from '@marketplace/shared/contracts';

interface StepText {
  title: string;
  /** Why it is needed, and what to do. */
  text: string;
  /** Where to do it. */
  way: { to: string; label: string };
  /** It is set up elsewhere; the page only tries it out. */
  onlyWhenDone?: boolean;
}

export const stepTexts: Record<SetupStepId, StepText> = {
  company: {
    title: 'Company',
    text: 'Your name and address on invoices, and how customers reach you.',
    way: { to: '/settings?section=company', label: 'Company details' },
  },
  tax: {
    title: 'Currency and tax',
    text: 'Your currency, taxes, invoice numbers and payment terms.',
    way: { to: '/settings?section=tax', label: 'Currency and tax' },
  },
  sender: {
    title: 'Sender address',
    text: 'The address your emails come from. Set SMTP_URL and MAIL_FROM, such as "Market <orders@market.example>", then restart.',
    way: { to: '/settings?section=email', label: 'Send a test email' },
    onlyWhenDone: true,
  },
  payment: {
    title: 'Payment methods',
    text: 'The bank account that customers pay invoices to. It also lets them choose bank transfer at checkout.',
    way: { to: '/settings?section=tax', label: 'Bank account' },
  },
  catalogue: {
    title: 'Catalog',
    text: 'Import modules from a file, or create and publish them one by one.',
    way: { to: '/settings/catalogue?view=files', label: 'Import a catalog' },
  },
  prices: {
    title: 'Prices',
    text: 'What a user costs per day, for all modules or for one.',
    way: { to: '/settings/catalogue?view=prices', label: 'Prices' },
  },
  privacy: {
    title: 'Privacy policy',
    text: 'Linked from the footer and from forms.',
    way: { to: '/settings/catalogue?view=policy', label: 'Privacy policy' },
  },
  organization: {
    title: 'First organization',
    text: 'Your first customer’s company, with a payment admin among its members.',
    way: { to: '/organizations', label: 'Organizations' },
  },
};
