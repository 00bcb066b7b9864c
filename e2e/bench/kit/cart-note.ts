import type { Browser, Page } from 'playwright';
import { readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { fillCart } from './fill-cart.ts';

const FILE = 'mfe-cart/src/cart/view/summary-figures.tsx';
const NOTE = /Before tax[^<]*?\. Taxes/;

const text = (words: string) => `Before tax${words}. Taxes`;

/** Changes a sentence of the cart page in a folder's sources. Returns the new sentence. */
export const writeNote = (sources: string, words: string): string => {
  const file = join(sources, FILE);
  const before = readFileSync(file, 'utf8');
  if (!NOTE.test(before)) throw new Error(`${FILE} has another note than this bench knows.`);
  writeFileSync(file, before.replace(NOTE, text(words)));
  return text(words);
};

/** Signs in as a buyer with something in the cart. */
export const openCart = async (browser: Browser, origin: string): Promise<Page> =>
  browser.newPage({ baseURL: origin, storageState: await fillCart(origin) });

/** Reloads the cart page until it shows this text. */
export const reloadUntil = async (page: Page, says: string) => {
  for (;;) {
    await page.goto('/marketplace/cart', { waitUntil: 'domcontentloaded' });
    const seen = await page
      .getByText(/Before tax.*Taxes/)
      .textContent({ timeout: 20_000 })
      .catch(() => '');
    if (seen?.includes(says)) return;
  }
};
