import type { EmailWords } from '@marketplace/shared/contracts';
import { findCompany } from '../../operations/index.ts';
import type { Queries } from '../../db/index.ts';
import type { Mail } from '../mail/mail.ts';
import { mailHeaders } from '../mail/mail-headers.ts';
import { renderMail } from '../mail/render-mail.ts';
import { fillTemplate } from './fill-template.ts';
import { kindOf, type MailKindId } from './mail-kinds.ts';
import type { MailValue } from './mail-kind.ts';
import { findStoredWords } from './template-store.ts';

/** The company's current name for the marketplace. */
export const currentBrand = async (db: Queries, fallback: string): Promise<string> =>
  (await findCompany(db))?.brand || fallback;

/** What mails say if the company has set nothing. */
interface MailDefaults {
  brand: string;
  /** Where replies outside of conversations arrive; undefined for nowhere. */
  replyTo?: string | undefined;
}

/** A mail in the current words of its kind. */
export async function composeMail(db: Queries, mail: Mail, defaults: MailDefaults) {
  const { kind: id, values, to, confidential, thread, unsubscribeUrl } = mail;
  const kind = kindOf(id);
  const company = await findCompany(db);
  const brand = company?.brand || defaults.brand;
  const words = (await findStoredWords(db, id)) ?? kind;
  const filled = fillTemplate(kind, words, { ...values, brand });
  const headers = mailHeaders(company?.supportEmail || defaults.replyTo, mail);
  const frame = { replyable: thread?.replyTo !== undefined, ...(unsubscribeUrl !== undefined && { unsubscribeUrl }) };
  return renderMail({ to, ...filled, confidential, headers, frame }, brand);
}

/** A message with sample data, as its reader would see it. */
export function composeSample(
  id: MailKindId,
  words: EmailWords,
  brand: string,
  { to = '', replyTo }: { to?: string; replyTo?: string | undefined } = {},
) {
  const kind = kindOf(id);
  const samples = Object.entries(kind.placeholders).map(([name, { sample }]): [string, MailValue] => [name, sample]);
  const filled = fillTemplate(kind, words, { ...Object.fromEntries(samples), brand });
  const frame = kind.subscribed === true ? { unsubscribeUrl: 'https://market.example/' } : {};
  return renderMail({ to, ...filled, headers: mailHeaders(replyTo), frame }, brand);
}
