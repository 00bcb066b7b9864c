import type { SetupStepId } from '@marketplace/shared/contracts';

interface StepText {
  title: string;
  /** Why it is needed, and what to do. */
  text: string;
  /** Where it is done. */
  way: { to: string; label: string };
  /** It is done elsewhere: the page only tries it out. */
  onlyWhenDone?: boolean;
}

export const stepTexts: Record<SetupStepId, StepText> = {
  company: {
    title: 'Company',
    text: 'Who sells: the name and address on invoices, and how customers reach you.',
    way: { to: '/settings?section=company', label: 'Company details' },
  },
  tax: {
    title: 'Currency and tax',
    text: 'The currency of prices, the tax on them, and how invoices are numbered and due.',
    way: { to: '/settings?section=tax', label: 'Currency and tax' },
  },
  sender: {
    title: 'Sender address',
    text: 'Who emails come from. Set SMTP_URL and MAIL_FROM, such as "Market <orders@market.example>", and restart.',
    way: { to: '/settings?section=email', label: 'Send a test' },
    onlyWhenDone: true,
  },
  payment: {
    title: 'Payment methods',
    text: 'Where customers pay invoices: the bank details in the tax settings. They also allow payment by bank transfer.',
    way: { to: '/settings?section=tax', label: 'Account for transfers' },
  },
  catalogue: {
    title: 'Catalogue',
    text: 'What you sell: import modules from a file, or create and publish them one by one.',
    way: { to: '/settings/catalogue?view=files', label: 'Import a catalogue' },
  },
  prices: {
    title: 'Prices',
    text: 'What a user costs per day: for all modules, or for one.',
    way: { to: '/settings/catalogue?view=prices', label: 'Prices' },
  },
  privacy: {
    title: 'Privacy policy',
    text: 'The page that the footer and forms link to.',
    way: { to: '/settings/catalogue?view=policy', label: 'Privacy policy' },
  },
  organization: {
    title: 'First organization',
    text: 'Who buys: the company of your first customer, with a member who is payment administrator.',
    way: { to: '/organizations', label: 'Organizations' },
  },
};
