import { randomUUID } from 'node:crypto';
import type { ContactDraft, ContactMessage, ContactMessagesQuery, Page } from '@marketplace/shared/contracts';
import { desc, eq } from 'drizzle-orm';
import { contactMessages, type Queries, readPage } from '../../db/index.ts';

interface NewMessage {
  draft: ContactDraft;
  userId: string | null;
  isSpam: boolean;
}

/** Returns its id. */
export async function insertContactMessage(db: Queries, { draft, userId, isSpam }: NewMessage): Promise<string> {
  const id = randomUUID();
  await db.insert(contactMessages).values({
    id,
    userId,
    ...draft,
    phone: draft.phone === '' ? null : draft.phone,
    status: isSpam ? 'spam' : 'new',
  });
  return id;
}

export async function markAnswered(db: Queries, id: string): Promise<void> {
  await db.update(contactMessages).set({ status: 'answered' }).where(eq(contactMessages.id, id));
}

export const listContactMessages = (db: Queries, query: ContactMessagesQuery): Promise<Page<ContactMessage>> =>
  readPage(
    db,
    {
      select: db
        .select()
        .from(contactMessages)
        .where(query.status && eq(contactMessages.status, query.status))
        .$dynamic(),
      orderBy: [desc(contactMessages.createdAt), desc(contactMessages.id)],
      toItem: ({ userId: _, createdAt, ...row }) => ({ ...row, createdAt: createdAt.toISOString() }),
    },
    query,
  );
