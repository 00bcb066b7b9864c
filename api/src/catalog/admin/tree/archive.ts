import type { PublishStatus } from '@marketplace/shared/contracts';
import { eq, sql } from 'drizzle-orm';
import type { buckets, categories, Transaction } from '../../../db/index.ts';
import { invalid } from '../../../http/index.ts';

/** Puts a category or bucket away, or back; what it holds goes and comes with it, by triggers. */
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
