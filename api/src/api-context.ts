import type { FastifyPluginAsyncTypebox } from '@fastify/type-provider-typebox';
import type { FileStore, SigningKeys } from './operations/index.ts';
import type { PaymentProvider } from './commerce/index.ts';
import type { CatalogAnswers } from './catalog/index.ts';
import type { ApiConfig } from './config.ts';
import type { Authenticate } from './http/access.ts';
import type { Database } from './db/database.ts';
import type { JobQueue } from './jobs/index.ts';
import type { Mailer } from './notifications/index.ts';

/** What routes work with. */
export interface ApiContext {
  db: Database;
  config: ApiConfig;
  keys: SigningKeys;
  authenticate: Authenticate;
  /** Public catalogue answers, from memory. */
  catalog: CatalogAnswers;
  mailer: Mailer;
  queue: JobQueue;
  /** What tickets bring. */
  attachments: FileStore;
  /** What administrators upload for the catalogue. */
  pictures: FileStore;
  /** Undefined where nobody can pay online. */
  payments: PaymentProvider | undefined;
}

/** The routes of one subject. */
export type Routes = FastifyPluginAsyncTypebox<ApiContext & { prefix?: string }>;
