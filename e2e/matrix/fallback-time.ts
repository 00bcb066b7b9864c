import { expect, test, type Locator, type Page } from '@playwright/test';
import type { Fault } from '../fixtures/remote-faults.ts';

/** The annotation that the table is built from. */
export const FALLBACK_TIME = 'fallback-after';

/** Milliseconds from the start of navigation: hanging entries take 5 s, everything else fails twice within one. */
const limitOf = (fault: Fault) => (fault === '60 s hang' ? 15_000 : 10_000);

/** Waits for a broken remote's fallback, and records the time since the document was requested. */
export const expectInTime = async (page: Page, what: Locator, remote: string, fault: Fault) => {
  await expect(what).toBeVisible({ timeout: limitOf(fault) });
  const took = Math.round(await page.evaluate(() => performance.now()));
  test.info().annotations.push({ type: FALLBACK_TIME, description: JSON.stringify({ remote, fault, took }) });
};
