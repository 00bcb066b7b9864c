import type { FastifyPluginAsyncTypebox } from '@fastify/type-provider-typebox';
import type { FileStore, SigningKeys } from './operations/index.ts';
import type { PaymentProvider } from './commerce/index.ts';
import type { CatalogAnswers } from './catalog/index.ts';
import type { ApiConfig } from './config.ts';
import type { Authenticate } from './http/access.ts';
import type { Database } from './db/database.ts';
import type { JobQueue } from './jobs/index.ts';
import type { Mailer, RenderDocument } from './notifications/index.ts';

/** What every route has access to. */
export interface ApiContext {
  db: Database;
  config: ApiConfig;
  keys: SigningKeys;
  authenticate: Authenticate;
  /** Public catalog responses, cached in memory. */
  catalog: CatalogAnswers;
  mailer: Mailer;
  /** Renders the PDFs attached to mails. */
  renderDocument: RenderDocument;
  queue: JobQueue;
  /** Ticket attachments. */
  attachments: FileStore;
  /** Pictures uploaded for the catalog. */
  pictures: FileStore;
  /** Undefined if online payment is not available. */
  payments: PaymentProvider | undefined;
}

/** Routes of one subject. */
export type Routes = FastifyPluginAsyncTypebox<ApiContext & { prefix?: string }>;
