import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { chromium, type Browser } from 'playwright';
import { findBrowser } from '../../../shared/tooling/browser/find-browser.ts';
import { quietFlags } from '../../../shared/tooling/browser/quiet-flags.ts';
import { trustFlag } from './certificate.ts';

/** Runs work with a browser and a temporary folder. */
export const withBrowser = async <T>(work: (browser: Browser, folder: string) => Promise<T>): Promise<T> => {
  const folder = await mkdtemp(join(tmpdir(), 'marketplace-bench-'));
  const browser = await chromium.launch({ args: [...quietFlags, trustFlag], executablePath: findBrowser() });
  try {
    return await work(browser, folder);
  } finally {
    await browser.close();
    await rm(folder, { recursive: true, force: true });
  }
};
