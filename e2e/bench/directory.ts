import type { Browser, BrowserContextOptions, Page } from 'playwright';
import { narrow, wide } from './kit/conditions.ts';
import { importCategories } from './kit/many-categories.ts';
import { startProduct } from './kit/product.ts';
import { circumstances, markdownTable, writeResults } from './kit/results.ts';
import { countTabStops, tabStopsIn } from './kit/tab-stops.ts';
import { withBrowser } from './kit/with-browser.ts';

/* How tall the dashboard is, and how many tab stops there are, in larger and larger catalogs. */

const sizes = [8, 71, 200];
const screens: Record<string, BrowserContextOptions> = {
  '1440 x 900': wide,
  '390 x 844': narrow,
};

const onPage = async <T>(browser: Browser, options: BrowserContextOptions, work: (page: Page) => Promise<T>) => {
  const context = await browser.newContext(options);
  try {
    return await work(await context.newPage());
  } finally {
    await context.close();
  }
};

/** The height of the dashboard in screens, and its tab stops. */
const measurePage = async (page: Page, home: string) => {
  await page.goto(home, { waitUntil: 'networkidle' });
  await page.getByRole('heading', { name: 'Explore by Categories' }).scrollIntoViewIfNeeded();
  // Content that is laid out only near the viewport has its true height only then.
  await page.addStyleTag({ content: '* { content-visibility: visible !important }' });
  const screensHigh = await page.evaluate(() => document.documentElement.scrollHeight / window.innerHeight);
  return [screensHigh.toFixed(1), String(await tabStopsIn(page.locator('main')))];
};

/** Tab stops of the mega-menu, and of Explore Buckets. */
const measureMenus = async (page: Page, home: string) => {
  await page.goto(home, { waitUntil: 'networkidle' });
  const trigger = page.getByRole('banner').getByRole('button', { name: 'Buckets', exact: true });
  const menu = page.getByRole('region', { name: 'Buckets' });
  await trigger.focus();
  await page.keyboard.press('Enter');
  await menu.locator('section').first().waitFor();
  const inMenu = await countTabStops(page, menu);
  await menu.waitFor({ state: 'hidden' });
  await trigger.focus();
  await page.keyboard.press('Enter');
  await menu.getByRole('button', { name: 'View All' }).click();
  const explore = page.getByRole('dialog', { name: 'Explore Buckets' });
  await explore.locator('section').first().waitFor();
  return [String(inMenu), String(await tabStopsIn(explore))];
};

await withBrowser(async (browser, folder) => {
  const product = await startProduct(folder);
  const home = `${product.origin}/marketplace/`;
  const rows: string[][] = [];
  try {
    let present = 8;
    for (const count of sizes) {
      if (count > present) await importCategories(product.importCatalog, folder, { count, present: 8 });
      present = count;
      const figures = [];
      for (const options of Object.values(screens))
        figures.push(...(await onPage(browser, options, (page) => measurePage(page, home))));
      figures.push(...(await onPage(browser, wide, (page) => measureMenus(page, home))));
      rows.push([String(count), ...figures]);
    }
  } finally {
    await product.stop();
  }
  const head = [
    'categories',
    ...Object.keys(screens).flatMap((screen) => [`screens, ${screen}`, `tab stops, ${screen}`]),
    'tab stops, mega-menu',
    'tab stops, Explore Buckets',
  ];
  writeResults('directory', `${circumstances(browser)}\n\n${markdownTable(head, rows)}`, rows);
});
