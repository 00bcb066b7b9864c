import type { FastifyPluginAsyncTypebox } from '@fastify/type-provider-typebox';
import type { SigningKeys } from './auth/signing-keys.ts';
import type { PaymentProvider } from './billing/payments/provider.ts';
import type { CatalogAnswers } from './catalog/catalog-answers.ts';
import type { ApiConfig } from './config.ts';
import type { Database } from './db/database.ts';
import type { JobQueue } from './jobs/job-queue.ts';
import type { Mailer } from './mail/mailer.ts';
import type { FileStore } from './uploads/file-store.ts';

/** What routes work with. */
export interface ApiContext {
  db: Database;
  config: ApiConfig;
  keys: SigningKeys;
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
