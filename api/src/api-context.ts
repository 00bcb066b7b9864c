import type { FastifyPluginAsyncTypebox } from '@fastify/type-provider-typebox';
import type { SigningKeys } from './operations/keys/signing-keys.ts';
import type { PaymentProvider } from './commerce/billing/payments/provider.ts';
import type { CatalogAnswers } from './catalog/storefront/catalog-answers.ts';
import type { ApiConfig } from './config.ts';
import type { Database } from './db/database.ts';
import type { Post } from './notifications/mail/post.ts';
import type { FileStore } from './operations/files/file-store.ts';

/** What routes work with. */
export interface ApiContext {
  db: Database;
  config: ApiConfig;
  keys: SigningKeys;
  /** Public catalogue answers, from memory. */
  catalog: CatalogAnswers;
  post: Post;
  /** What tickets bring. */
  attachments: FileStore;
  /** What administrators upload for the catalogue. */
  pictures: FileStore;
  /** Undefined where nobody can pay online. */
  payments: PaymentProvider | undefined;
}

/** The routes of one subject. */
export type Routes = FastifyPluginAsyncTypebox<ApiContext & { prefix?: string }>;
