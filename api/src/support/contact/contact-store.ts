import { randomUUID } from 'node:crypto';
import type { ContactDraft, ContactMessage, ContactMessagesQuery, Page } from '@marketplace/shared/contracts';
import { count, desc, eq } from 'drizzle-orm';
import { contactMessages, type Queries } from '../../db/index.ts';
import { pageOf, pagingOf } from '../../http/index.ts';

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

export async function listContactMessages(db: Queries, query: ContactMessagesQuery): Promise<Page<ContactMessage>> {
  const wanted = query.status === undefined ? undefined : eq(contactMessages.status, query.status);
  const { size, offset } = pagingOf(query);
  const [counted] = await db.select({ total: count() }).from(contactMessages).where(wanted);
  const rows = await db
    .select()
    .from(contactMessages)
    .where(wanted)
    .orderBy(desc(contactMessages.createdAt), desc(contactMessages.id))
    .limit(size)
    .offset(offset);
  const content = rows.map(({ userId: _, createdAt, ...row }) => ({ ...row, createdAt: createdAt.toISOString() }));
  return pageOf(content, counted?.total ?? 0, query);
}
