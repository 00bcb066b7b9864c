import { readCommandLine } from '@marketplace/tooling/cli';
import { stopOnSignals } from 'api/server';
import { startObserving } from 'api/observability';
import { startSentence } from './start-sentence.ts';

readCommandLine({
  usage: 'npm start',
  about:
    'Serves the storefront and its API. Variables such as PORT and DATABASE_URL set it up: shared/docs/operations.md.',
});

console.log('TEX Marketplace is starting.');
const isAlone = Boolean(process.env['API_URL']);
/** An edge alone loads neither the API nor what builds releases. */
const load = async () =>
  isAlone ? (await import('./edge-alone.ts')).startEdge : (await import('./storefront.ts')).startStorefront;
const start = async () => {
  const stopObserving = await startObserving(isAlone ? 'marketplace-edge' : 'marketplace');
  const { url, close } = await (await load())(process.env);
  return { url, close: () => close().then(stopObserving) };
};
const starting = start();
stopOnSignals(async () => (await starting).close());

try {
  const { url } = await starting;
  console.log(`Ready: ${url}`);
} catch (error) {
  console.error(startSentence(error));
  process.exit(1);
}
