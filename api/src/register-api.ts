import type { FastifyInstance } from 'fastify';
import type { ApiContext } from './api-context.ts';
import { routes } from './routes.ts';
import { registerDocs } from './http/docs/register-docs.ts';
import { createCatalogAnswers, createCatalogReader, registerDemoFiles, watchCatalogVersion } from './catalog/index.ts';
import { documentRenderer, openPaymentProvider } from './commerce/index.ts';
import { auditAnswers, openFileStore, openSigningKeys, registerHealth, sealAudit } from './operations/index.ts';
import type { ApiConfig } from './config.ts';
import type { DatabaseConnection } from './create-database.ts';
import { allJobs } from './all-jobs.ts';
import { openJobQueue } from './jobs/index.ts';
import { createMailer, openSmtp } from './notifications/index.ts';
import { assertSecretsKey, authenticate, noteKeyUse, relayWebhooks } from './identity/index.ts';
import { observePool } from './db/observe-pool.ts';
import { applyHouseRules } from './http/house-rules.ts';
import { loggable } from './http/index.ts';

export interface ApiOptions {
  db: DatabaseConnection;
  config: ApiConfig;
}

declare module 'fastify' {
  interface FastifyInstance {
    /** Grows with every change of the public catalog; anything derived from it may be cached until then. */
    catalogVersion: () => number;
  }
}

/**
 * Adds the API to a server: `/api/…`, `/livez` and `/readyz`. Nothing applies outside these paths, so the server may
 * serve other things. The caller closes the database, after the server.
 */
export async function registerApi(app: FastifyInstance, { db: connection, config }: ApiOptions): Promise<void> {
  const { db, pool, replica } = connection;
  await assertSecretsKey(db, config);
  const version = await watchCatalogVersion(pool);
  const queue = await openJobQueue({ pool, config, log: app.log }, allJobs);
  const smtp = openSmtp(config);
  app.addHook('onClose', async () => {
    await Promise.all([version.close(), queue.close()]);
    // What the last requests recorded; if it fails, the next start does it.
    await sealAudit(db).catch((error: unknown) =>
      app.log.warn({ err: loggable(error) }, 'audit events were not sealed'),
    );
  });

  const keys = openSigningKeys(db);
  const context: ApiContext = {
    db,
    config,
    queue,
    mailer: createMailer(config.brand, smtp && queue, config.inboundMail?.address),
    renderDocument: documentRenderer(db),
    attachments: await openFileStore(config, 'uploads'),
    pictures: await openFileStore(config, 'pictures'),
    keys,
    authenticate: (request) => authenticate(db, keys, request),
    catalog: createCatalogAnswers(
      version.current,
      createCatalogReader({ primary: db, replica, version: version.current, log: app.log }),
    ),
    payments: await openPaymentProvider(db, config),
  };
  app.decorate('catalogVersion', version.current);
  observePool(pool, 'primary');
  if (replica) observePool(replica, 'replica');
  registerHealth(app, { pool, config, onRetire: queue.drain });
  await queue.work(allJobs, { ...context, smtp, log: app.log });
  const relay = relayWebhooks(context);
  app.addHook('onClose', relay.close);
  await app.register(
    async (api) => {
      await applyHouseRules(api, context);
      auditAnswers(api, db);
      noteKeyUse(api, db);
      await registerDocs(api);
      await registerDemoFiles(api, context);
      await api.register(routes, context);
    },
    { prefix: '/api' },
  );
}
