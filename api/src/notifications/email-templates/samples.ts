import type { MailPart } from '../mail/layout/mail-part.ts';

/** A button that leads nowhere. */
export const sampleLink = (label: string): MailPart[] => [{ kind: 'link', label, url: 'https://market.example/' }];

export const name = { meaning: 'Name of the reader', sample: 'Asha Rao' };
