import { quietFlags } from '@marketplace/shared/tooling/browser/quiet-flags';
import { chromium, type Browser, type Page } from 'playwright';
import { BASE_PATH } from '../../src/routing/base-path.ts';
import type { MountedPage } from './pages-to-mount.ts';

/** In milliseconds until a page must stand. */
const TIME_LIMIT = 15_000;

export const openBrowser = (executablePath: string): Promise<Browser> =>
  chromium.launch({ executablePath, args: quietFlags });

/** Signed in, as far as the browser knows. */
const newPage = async (browser: Browser): Promise<Page> => {
  const page = await browser.newPage();
  await page.addInitScript(() => localStorage.setItem('accessToken', 'mount-check'));
  return page;
};

const firstLine = (error: unknown) => (error instanceof Error ? error.message : String(error)).split('\n')[0] ?? '';

/** The API has nothing here: browsers complain of each call. */
const isAboutCalls = (text: string) => text.startsWith('Failed to load resource');

/** What the page says in the place of its content. */
const fallbackText = (page: Page) =>
  page.evaluate(() => document.querySelector('[role=alert][data-severity] h1')?.textContent ?? null);

/** Opens a page in the composition. Answers why it doesn't stand; null when it does. */
export const mountPage = async (browser: Browser, origin: string, { app, path, address }: MountedPage) => {
  const page = await newPage(browser);
  const thrown: string[] = [];
  page.on('pageerror', (error) => thrown.push(firstLine(error)));
  const complaints: string[] = [];
  page.on('console', (message) => {
    if (message.type() === 'error' && !isAboutCalls(message.text())) complaints.push(firstLine(message.text()));
  });
  try {
    const content = page.locator(`[data-remote="${app}"][data-part="${path}"] > *`).first();
    const fallback = page.locator('[role=alert][data-severity]').first();
    await page.goto(`${origin}${BASE_PATH}${address}`, { waitUntil: 'domcontentloaded', timeout: TIME_LIMIT });
    await content.or(fallback).first().waitFor({ state: 'attached', timeout: TIME_LIMIT });
    const said = await fallbackText(page);
    if (said)
      return `shows the error fallback ("${said}"): ${thrown[0] ?? complaints[0] ?? 'without a word in the console'}`;
    return thrown[0] ? `throws ${thrown[0]}` : null;
  } catch (error) {
    return thrown[0] ? `throws ${thrown[0]}` : `does not mount within ${TIME_LIMIT / 1000} s: ${firstLine(error)}`;
  } finally {
    await page.close();
  }
};
