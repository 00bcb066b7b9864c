import { randomUUID } from 'node:crypto';
import type { ContactDraft, ContactMessage, ContactMessagesQuery, Page } from '@marketplace/shared/contracts';
import { desc, eq } from 'drizzle-orm';
import { contactMessages, type Queries, readPage } from '../../db/index.ts';

interface NewMessage {
  draft: ContactDraft;
  userId: string | null;
  isSpam: boolean;
}

export async function insertContactMessage(db: Queries, { draft, userId, isSpam }: NewMessage): Promise<void> {
  await db.insert(contactMessages).values({
    id: randomUUID(),
    userId,
    ...draft,
    phone: draft.phone === '' ? null : draft.phone,
    status: isSpam ? 'spam' : 'new',
  });
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
