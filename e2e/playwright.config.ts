import { defineConfig } from '@playwright/test';
import { availableParallelism } from 'node:os';
import { quietFlags } from '../shared/tooling/browser/quiet-flags.ts';

/** Where the storefront under test is served; each port has its own data folder, so runs can go side by side. */
const PORT = Number(process.env['E2E_PORT'] ?? 4570);

const unwatched = Boolean(process.env['CI']);

/** Journeys through the built product: its releases, its API, its database. */
export default defineConfig({
  testDir: '.',
  testMatch: '**/*.spec.ts',
  outputDir: `../.cache/e2e-results/${PORT}`,
  fullyParallel: true,
  workers: Math.max(2, availableParallelism()),
  // Two retries where nobody watches; a test that needs one is listed as flaky.
  retries: unwatched ? 2 : 0,
  // Twice as long where nobody waits for the failure, because such machines are often slow.
  timeout: unwatched ? 60_000 : 30_000,
  expect: { timeout: unwatched ? 20_000 : 10_000 },
  reporter: [['list'], ['json'], ['./fixtures/show-failed-page.ts']],
  globalSetup: './fixtures/start-storefront.ts',
  use: {
    baseURL: `http://localhost:${PORT}`,
    viewport: { width: 1440, height: 900 },
    // Recording slows every test down, so unattended runs only record failures, when they are retried.
    trace: unwatched ? 'on-first-retry' : 'retain-on-failure',
    launchOptions: {
      ...(process.env['BROWSER_PATH'] && { executablePath: process.env['BROWSER_PATH'] }),
      args: quietFlags,
    },
  },
  metadata: { port: PORT },
});
