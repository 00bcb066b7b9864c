import type { MailPart } from '../mail/layout/mail-part.ts';

/** A button that leads nowhere. */
export const sampleLink = (label: string): MailPart[] => [{ kind: 'link', label, url: 'https://market.example/' }];

export const name = { meaning: 'Name of the reader', sample: 'Asha Rao' };

export const client = { meaning: 'The organization', sample: 'Meridian Components' };

export const boughtModule = { meaning: 'The module', sample: 'Attendance' };

/** The button to a conversation in the inbox. */
export const inboxLink = {
  meaning: 'The button to the conversation in the inbox',
  sample: sampleLink('Open in inbox'),
};

/** The button to the payment history. */
export const ledgerLink = { meaning: 'The button to the payment history', sample: sampleLink('View payment history') };

/** A sentence that depends on whether replies by mail are accepted. */
export const nextStep = (meaning: string, sample: string) => ({ meaning, sample });
