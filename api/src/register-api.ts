import type { FastifyInstance } from 'fastify';
import type { ApiContext } from './api-context.ts';
import { registerCalls } from './calls.ts';
import { registerDocs } from './docs/register-docs.ts';
import { registerDemoFiles } from './catalog/demo-files.ts';
import { createCatalogAnswers } from './catalog/catalog-answers.ts';
import { watchCatalogVersion } from './catalog/version-watch.ts';
import { openPaymentProvider } from './billing/payments/open-payment-provider.ts';
import { openSigningKeys } from './auth/signing-keys.ts';
import type { ApiConfig } from './config.ts';
import type { DatabaseConnection } from './db/create-database.ts';
import { registerHealth } from './health/register-health.ts';
import { allJobs } from './jobs/all-jobs.ts';
import { openJobQueue } from './jobs/job-queue.ts';
import { createMailer } from './mail/mailer.ts';
import { openSmtp } from './mail/open-smtp.ts';
import { assertSecretsKey } from './sign-on/secrets-key.ts';
import { applyHouseRules } from './http/house-rules.ts';
import { openFileStore } from './uploads/file-store.ts';

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
  const queue = await openJobQueue({ pool, config, log: app.log }, allJobs);
  const smtp = openSmtp(config);
  if (!smtp && config.production)
    app.log.warn('SMTP_URL is not set: e-mails are kept in the database and go to nobody.');
  app.addHook('onClose', async () => {
    await Promise.all([version.close(), queue.close()]);
  });

  const context: ApiContext = {
    db,
    config,
    queue,
    mailer: createMailer(config.brand, smtp && queue),
    attachments: await openFileStore(config, 'uploads'),
    pictures: await openFileStore(config, 'pictures'),
    keys: openSigningKeys(db),
    catalog: createCatalogAnswers(version.current),
    payments: openPaymentProvider(config),
  };
  app.decorate('catalogVersion', version.current);
  registerHealth(app, pool, queue.drain);
  await queue.work(allJobs, { ...context, smtp });
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
