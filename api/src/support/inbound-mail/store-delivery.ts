import { randomUUID } from 'node:crypto';
import { readFile } from 'node:fs/promises';
import { eq } from 'drizzle-orm';
import type { ApiContext } from '../../api-context.ts';
import { inboundMails } from '../../db/index.ts';
import { workOnMail } from './inbound-mail-job.ts';
import type { Delivery } from './receive-delivery.ts';

/** Stores a delivery and queues its processing, once however often it is sent. */
export async function storeDelivery(
  { db, attachments, queue }: Pick<ApiContext, 'db' | 'attachments' | 'queue'>,
  { webhookId, path, size }: Delivery,
): Promise<void> {
  const isKnown = (await db.$count(inboundMails, eq(inboundMails.webhookId, webhookId))) > 0;
  if (isKnown) return;
  const [id, file] = [randomUUID(), randomUUID()];
  // First, so that no row lacks its file. The cleanup deletes files without a row.
  await attachments.put(file, await readFile(path), 'message/rfc822');
  const isStored = await db.transaction(async (tx) => {
    const stored = await tx
      .insert(inboundMails)
      .values({ id, webhookId, file, size })
      .onConflictDoNothing()
      .returning({ id: inboundMails.id });
    if (stored.length > 0) await queue.enqueue(tx, workOnMail, { id }, { id });
    return stored.length > 0;
  });
  if (!isStored) await attachments.remove(file);
}
