import type { EmailTemplate, EmailTemplateBody, EmailWords } from '@marketplace/shared/contracts';
import { sql } from 'drizzle-orm';
import { type Actor, recordAudit } from '../../operations/index.ts';
import type { Database, Transaction } from '../../db/index.ts';
import { assertCurrent } from '../../http/index.ts';
import { assertSendable } from './check-words.ts';
import { kindOf, type MailKindId } from './mail-kinds.ts';
import { findTemplate } from './read-templates.ts';
import { forgetWords, storeWords } from './template-store.ts';

const wordsOf = ({ subject, text }: EmailWords) => ({ subject, text });

/** Allows one change of a kind at a time, even if it has no row yet. */
const takeTurn = (tx: Transaction, id: string) =>
  tx.execute(sql`select pg_advisory_xact_lock(hashtext(${`email_template:${id}`}))`);

/**
 * Saves the words of a message.
 * @throws ApiError 400 for words that can't be sent, 409 if someone else has changed them since
 */
export async function changeTemplate(
  db: Database,
  id: MailKindId,
  { version, ...body }: EmailTemplateBody,
  actor: Actor,
): Promise<EmailTemplate> {
  const words = { subject: body.subject.trim(), text: body.text.trim() };
  assertSendable(kindOf(id), words);
  return db.transaction(async (tx) => {
    await takeTurn(tx, id);
    const before = await findTemplate(tx, id);
    assertCurrent(version, before.version);
    await storeWords(tx, id, words);
    return noted(tx, id, { before, actor, action: 'email_template.changed' });
  });
}

/** Goes back to the built-in words. */
export const resetTemplate = (db: Database, id: MailKindId, actor: Actor): Promise<EmailTemplate> =>
  db.transaction(async (tx) => {
    await takeTurn(tx, id);
    const before = await findTemplate(tx, id);
    if (before.changedAt === null) return before;
    await forgetWords(tx, id);
    return noted(tx, id, { before, actor, action: 'email_template.reset' });
  });

interface Change {
  before: EmailTemplate;
  actor: Actor;
  action: `email_template.${string}`;
}

async function noted(tx: Transaction, id: MailKindId, { before, actor, action }: Change): Promise<EmailTemplate> {
  const after = await findTemplate(tx, id);
  const target = { type: 'email_template', id, name: before.title };
  await recordAudit(tx, { ...actor, action, target, before: wordsOf(before), after: wordsOf(after) });
  return after;
}
