import type { FastifyInstance } from 'fastify';
import type { ApiContext } from './api-context.ts';
import { registerCalls } from './calls.ts';
import { registerDocs } from './http/docs/register-docs.ts';
import { registerDemoFiles } from './catalog/storefront/demo-files.ts';
import { createCatalogAnswers } from './catalog/storefront/catalog-answers.ts';
import { watchCatalogVersion } from './catalog/storefront/version-watch.ts';
import { openPaymentProvider } from './commerce/billing/payments/open-payment-provider.ts';
import { openSigningKeys } from './operations/keys/signing-keys.ts';
import type { ApiConfig } from './config.ts';
import type { DatabaseConnection } from './create-database.ts';
import { startHousekeeping } from './jobs/housekeeping.ts';
import { registerHealth } from './operations/health/register-health.ts';
import { openPost } from './notifications/mail/open-post.ts';
import { assertSecretsKey } from './identity/sign-on/secrets-key.ts';
import { applyHouseRules } from './http/house-rules.ts';
import { openFileStore } from './operations/files/file-store.ts';

export interface ApiOptions {
  db: DatabaseConnection;
  config: ApiConfig;
}

declare module 'fastify' {
  interface FastifyInstance {
    /** Grows with every change of the public catalogue: what is made from it may be kept until then. */
    catalogVersion: () => number;
  }
}

/**
 * Adds the API to a server: `/api/…`, `/livez` and `/readyz`. Everything it needs stays within these addresses, so
 * that the server may carry other things. The database stays its opener's to close, after the server.
 */
export async function registerApi(app: FastifyInstance, { db: connection, config }: ApiOptions): Promise<void> {
  const { db, pool } = connection;
  await assertSecretsKey(db, config);
  const version = await watchCatalogVersion(connection);
  const post = openPost(db, config, app.log);
  const attachments = await openFileStore(config, 'uploads');
  const pictures = await openFileStore(config, 'pictures');
  const housekeeping = startHousekeeping({ db, config, post, attachments, pictures }, app.log);
  app.addHook('onClose', async () => {
    await Promise.all([version.close(), post.close(), housekeeping.close()]);
  });

  const context: ApiContext = {
    db,
    config,
    post,
    attachments,
    pictures,
    keys: openSigningKeys(db),
    catalog: createCatalogAnswers(version.current),
    payments: openPaymentProvider(config),
  };
  app.decorate('catalogVersion', version.current);
  registerHealth(app, pool);
  await app.register(
    async (api) => {
      await applyHouseRules(api, context);
      await registerDocs(api);
      await registerDemoFiles(api, context);
      await api.register(registerCalls, context);
    },
    { prefix: '/api' },
  );
}
