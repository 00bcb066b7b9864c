import type { EmailTemplate } from '@marketplace/shared/contracts';
import type { Queries } from '../../db/index.ts';
import { notFound, versionOf } from '../../http/index.ts';
import { isMailKind, kindOf, mailKinds, type MailKindId } from './mail-kinds.ts';
import { findStoredWords, listStoredWords, type StoredWords } from './template-store.ts';

function toTemplate(id: MailKindId, stored: StoredWords | undefined): EmailTemplate {
  const { title, when, placeholders, ...own } = kindOf(id);
  const { subject, text } = stored ?? own;
  return {
    ...{ id, title, when, subject, text },
    placeholders: Object.entries(placeholders).map(([name, { meaning, required = false, sample }]) => ({
      ...{ name, meaning, required, block: Array.isArray(sample) },
    })),
    changedAt: stored?.updatedAt.toISOString() ?? null,
    version: versionOf([subject, text]),
  };
}

/** Of every kind of message, in the order of the kinds. */
export async function listTemplates(db: Queries): Promise<EmailTemplate[]> {
  const stored = await listStoredWords(db);
  return Object.keys(mailKinds)
    .filter(isMailKind)
    .map((id) => toTemplate(id, stored.get(id)));
}

/** @throws ApiError 404 for an unknown kind */
export function requireKind(id: string): MailKindId {
  if (!isMailKind(id)) throw notFound('email template');
  return id;
}

export const findTemplate = async (db: Queries, id: MailKindId): Promise<EmailTemplate> =>
  toTemplate(id, await findStoredWords(db, id));
