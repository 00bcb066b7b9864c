import { eq, sql } from 'drizzle-orm';
import type { EmailWords } from '@marketplace/shared/contracts';
import { emailTemplates, type Queries, type Transaction } from '../../db/index.ts';

export interface StoredWords extends EmailWords {
  updatedAt: Date;
}

/** The words that differ from the built-in ones, by kind. */
export async function listStoredWords(db: Queries): Promise<Map<string, StoredWords>> {
  const rows = await db.select().from(emailTemplates);
  return new Map(rows.map(({ id, ...words }) => [id, words]));
}

export async function findStoredWords(db: Queries, id: string): Promise<StoredWords | undefined> {
  const [row] = await db.select().from(emailTemplates).where(eq(emailTemplates.id, id));
  return row;
}

export async function storeWords(tx: Transaction, id: string, { subject, text }: EmailWords): Promise<void> {
  const words = { subject, text, updatedAt: sql`now()` };
  await tx
    .insert(emailTemplates)
    .values({ id, ...words })
    .onConflictDoUpdate({ target: emailTemplates.id, set: words });
}

export async function forgetWords(tx: Transaction, id: string): Promise<void> {
  await tx.delete(emailTemplates).where(eq(emailTemplates.id, id));
}
