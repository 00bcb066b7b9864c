import type { PublishStatus } from '@marketplace/shared/contracts';
import { eq, sql } from 'drizzle-orm';
import type { buckets, categories, Transaction } from '../../../db/index.ts';
import { invalid } from '../../../http/index.ts';

/** Archives a category or bucket, or brings it back; triggers take its content along. */
export const archiveIn =
  (table: typeof categories | typeof buckets) =>
  async (tx: Transaction, { id }: { id: string }, status: PublishStatus): Promise<void> => {
    if (status === 'draft') throw invalid('status', 'Choose published or archived.');
    const archivedAt = status === 'archived' ? sql`coalesce(${table.archivedAt}, now())` : null;
    await tx
      .update(table)
      .set({ archivedAt, updatedAt: sql`now()` })
      .where(eq(table.id, id));
  };
