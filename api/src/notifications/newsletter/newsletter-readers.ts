import { asc, eq } from 'drizzle-orm';
import type { ApiContext } from '../../api-context.ts';
import { newsletterSubscribers, readAll } from '../../db/index.ts';
import type { CsvColumns } from '../../http/index.ts';
import { findLinkToken } from '../../operations/index.ts';
import { pageUrl } from '../mail/page-url.ts';

interface Reader {
  email: string;
  confirmedAt: Date | null;
  /** Undefined if the key it was made with has been retired: then only the link in our emails works. */
  unsubscribeUrl: string | undefined;
}

export const readerColumns: CsvColumns<Reader> = {
  Email: ({ email }) => email,
  Confirmed: ({ confirmedAt }) => confirmedAt?.toISOString() ?? '',
  Unsubscribe: ({ unsubscribeUrl = '' }) => unsubscribeUrl,
};

/** The confirmed addresses, in the order they subscribed. */
export async function* newsletterReaders({
  db,
  keys,
  config,
}: Pick<ApiContext, 'db' | 'keys' | 'config'>): AsyncGenerator<Reader> {
  const { status, createdAt, id } = newsletterSubscribers;
  const select = db.select().from(newsletterSubscribers).where(eq(status, 'subscribed')).$dynamic();
  const rows = readAll({
    select,
    orderBy: [asc(createdAt), asc(id)],
    toItem: (row: typeof newsletterSubscribers.$inferSelect) => row,
  });
  for await (const { id: subscriberId, email, confirmedAt, unsubscribeHash } of rows) {
    const link = await findLinkToken(keys, 'newsletter-unsubscribe', subscriberId, unsubscribeHash);
    const unsubscribeUrl = link && pageUrl(config.publicUrl, '/newsletter/unsubscribe', { token: link.token });
    yield { email, confirmedAt, unsubscribeUrl };
  }
}
