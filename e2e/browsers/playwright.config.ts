import { defineConfig } from '@playwright/test';
import base from '../playwright.config.ts';
import type { EngineName } from './drivers/find-engine.ts';

/**
 * Journeys in browsers that Playwright can't drive: it only runs the tests. And the only tests that need more of
 * Chromium than its headless shell.
 */
export default defineConfig<object, { engineName: EngineName }>({
  ...base,
  testDir: '.',
  outputDir: '../../.cache/e2e-results/browsers',
  testMatch: '*.journey.ts',
  globalSetup: '../fixtures/start-storefront.ts',
  reporter: [['list'], ['json']],
  use: { ...(base.use?.baseURL && { baseURL: base.use.baseURL }) },
  // They paint without a graphics card here.
  timeout: 2 * Number(base.timeout),
  projects: [
    ...(['firefox', 'webkit'] as const).map((engineName) => ({ name: engineName, use: { engineName } })),
    { name: 'chromium', testDir: '../journeys', testMatch: 'back-forward-cache.spec.ts' },
  ],
});
