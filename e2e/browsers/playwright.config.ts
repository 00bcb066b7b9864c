import { defineConfig } from '@playwright/test';
import base from '../playwright.config.ts';
import type { EngineName } from './drivers/find-engine.ts';

/** Journeys in browsers that Playwright can't drive: it only runs the tests. */
export default defineConfig<object, { engineName: EngineName }>({
  ...base,
  testDir: '.',
  outputDir: '../../.cache/e2e-results/browsers',
  testMatch: '*.journey.ts',
  globalSetup: '../fixtures/start-storefront.ts',
  reporter: [['list'], ['json']],
  use: { ...(base.use?.baseURL && { baseURL: base.use.baseURL }) },
  projects: (['firefox', 'webkit'] as const).map((engineName) => ({ name: engineName, use: { engineName } })),
});
