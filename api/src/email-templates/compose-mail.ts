import type { CompanyMaster, EmailWords } from '@marketplace/shared/contracts';
import { findCompany } from '../company/store.ts';
import type { Queries } from '../db/database.ts';
import type { Mail } from '../mail/mail.ts';
import { renderMail } from '../mail/render-mail.ts';
import { fillTemplate } from './fill-template.ts';
import { kindOf, type MailKindId } from './mail-kinds.ts';
import type { MailValue } from './mail-kind.ts';
import { findStoredWords } from './template-store.ts';

/** As the company calls the marketplace now. */
export const currentBrand = async (db: Queries, fallback: string): Promise<string> =>
  (await findCompany(db))?.brand || fallback;

/** A mail in the words that its kind has at this moment. */
export async function composeMail(db: Queries, mail: Mail, fallbackBrand: string) {
  const { kind: id, values, to, confidential, headers } = mail;
  const kind = kindOf(id);
  const company = await findCompany(db);
  const brand = company?.brand || fallbackBrand;
  const words = (await findStoredWords(db, id)) ?? kind;
  const filled = fillTemplate(kind, words, { ...values, brand });
  return renderMail({ to, ...filled, confidential, headers: headersOf(company, headers) }, brand);
}

/** The sender's own mailbox is read by nobody; support's is. */
const headersOf = (company: CompanyMaster | undefined, headers: Mail['headers']) =>
  company?.supportEmail ? { 'Reply-To': company.supportEmail, ...headers } : headers;

/** A message with sample data, as its reader would see it. */
export function composeSample(id: MailKindId, words: EmailWords, brand: string, to = '') {
  const kind = kindOf(id);
  const samples = Object.entries(kind.placeholders).map(([name, { sample }]): [string, MailValue] => [name, sample]);
  const filled = fillTemplate(kind, words, { ...Object.fromEntries(samples), brand });
  return renderMail({ to, ...filled }, brand);
}
