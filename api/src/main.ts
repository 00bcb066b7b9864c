import { setTimeout } from 'node:timers/promises';
import { createApi } from './create-api.ts';
import { createDatabase } from './create-database.ts';
import { demoWarning } from './demo-warning.ts';
import { errorCode } from './error-code.ts';
import { startObserving } from './observability/index.ts';
import { checkStart } from './start-check/check-start.ts';
import { StartError } from './start-error.ts';
import { stopOnSignals } from './stop-on-signals.ts';

/** Runs only the API. A signal during startup takes effect as soon as what is being opened can be closed. */
async function main(): Promise<void> {
  const starting = start();
  stopOnSignals(async () => (await starting)());
  await starting;
}

/** Returns a function that stops it. */
async function start(): Promise<() => Promise<void>> {
  const config = await checkStart(process.env);
  const stopObserving = await startObserving('marketplace-api');
  const db = await createDatabase(config);
  try {
    const app = await createApi({ db, config });
    process.stderr.write(demoWarning(config) ?? '');
    const address = await app.listen({ host: config.host, port: config.port });
    process.stdout.write(`The API answers on ${address}/api/docs\n`);
    return async () => {
      app.retire();
      await setTimeout(config.drainMs);
      await app.close();
      await db.close();
      await stopObserving();
    };
  } catch (error) {
    await db.close();
    throw explainListen(error, config.port);
  }
}

function explainListen(error: unknown, port: number): unknown {
  const code = errorCode(error);
  if (code === 'EADDRINUSE') return new StartError(`Port ${port} is taken: set PORT to a free one.`);
  if (code === 'EACCES')
    return new StartError(`Port ${port} needs more rights than this user has: set PORT to another.`);
  return error;
}

main().catch((error: unknown) => {
  const known = error instanceof StartError || !(error instanceof Error);
  process.stderr.write(`${known ? String(error instanceof Error ? error.message : error) : error.stack}\n`);
  process.exit(1);
});
