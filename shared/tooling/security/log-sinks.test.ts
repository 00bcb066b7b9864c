import { globSync, readFileSync } from 'node:fs';
import { join } from 'node:path';

const root = join(import.meta.dirname, '../../..');

/** Besides Fastify's log. They print log lines, or the progress of a command or a start. */
const printers = [
  'api/src/catalog/import/cli.ts',
  'api/src/db/embedded/supervise.ts',
  'api/src/main.ts',
  'api/src/observability/log-line.ts',
  'api/src/observability/ship-logs.ts',
  'api/src/run-command.ts',
  'api/src/stop-on-signals.ts',
  'host/edge/dev.ts',
  'host/edge/dev/serve-remotes.ts',
  'host/edge/dev/start-on-edge.ts',
  'host/edge/dev/start-on-this-machine.ts',
  'host/edge/progress.ts',
  'host/edge/start.ts',
  'host/edge/storefront.ts',
];

const sources = globSync(['api/src/**/*.ts', 'host/edge/**/*.ts'], { cwd: root }).filter(
  (file) => !file.endsWith('.test.ts'),
);
const filesWith = (pattern: RegExp) => sources.filter((file) => pattern.test(readFileSync(join(root, file), 'utf8')));

it('prints from these files alone', () => {
  expect(filesWith(/\bconsole\.\w+\(|process\.std(out|err)\b/).sort()).toEqual(printers);
});

it('sends the log to no file, and to no service but the collector', () => {
  expect(sources.length).toBeGreaterThan(400);
  expect(filesWith(/\bstream: shippedOutput|\bshipLine\(line\)/).sort()).toEqual([
    'api/src/http/server-options.ts',
    'api/src/observability/log-line.ts',
    'api/src/observability/ship-logs.ts',
  ]);
  expect(filesWith(/appendFile|pino\b|\btransport:|\bstream:.*[lL]og/)).toEqual([]);
});
