import type { Page } from '@playwright/test';
import { installedWindowedBrowser } from '../../shared/tooling/browser/find-browser.ts';
import { quietFlags } from '../../shared/tooling/browser/quiet-flags.ts';
import { expect, Shopper, test } from '../fixtures/shopper.ts';
import { storefrontPages, type Access, type StorefrontPage } from '../fixtures/storefront-pages.ts';

declare global {
  interface Window {
    /** Whether the page was shown again as it was left. */
    shownAgain?: boolean;
  }
}

const executablePath = installedWindowedBrowser();

test.use({
  launchOptions: {
    ...(executablePath && { executablePath }),
    args: quietFlags,
    // Playwright turns the cache off.
    ignoreDefaultArgs: ['--disable-back-forward-cache'],
  },
});

test.beforeEach(async ({ context }, testInfo) => {
  // `npm test -- browsers` fails instead.
  const mayLack = testInfo.project.name !== 'chromium';
  test.skip(!executablePath && mayLack, 'Chromium’s headless shell has no back/forward cache.');
  await context.addInitScript(() => addEventListener('pageshow', ({ persisted }) => (window.shownAgain = persisted)));
});

/** Leaves for another document. */
const leave = (page: Page) => page.goto('/robots.txt');

/** Goes back by hand: Playwright would wait for a load, which a page from the cache doesn't have. */
const comeBack = async (page: Page) => {
  await page.evaluate(() => void setTimeout(() => history.back()));
  await expect.poll(() => page.evaluate(() => location.pathname).catch(() => undefined)).toMatch('/marketplace');
  await page.waitForFunction(() => window.shownAgain !== undefined);
};

/** Why a page came back by a load; undefined if it did not. */
const whyLoaded = (page: Page) =>
  page.evaluate(() => {
    if (window.shownAgain) return undefined;
    const [navigation] = performance.getEntriesByType('navigation') as (PerformanceEntry & {
      notRestoredReasons?: unknown;
    })[];
    return JSON.stringify(navigation?.notRestoredReasons ?? null);
  });

/** Opens a page, and waits until it is at rest. Without a session, some lead to the sign-in. */
const open = async (page: Page, { path, heading, access }: StorefrontPage, account?: string) => {
  const shopper = new Shopper(page);
  await page.goto(`/marketplace${path}`);
  if (access === 'everybody') await shopper.answers();
  await expect(shopper.heading(access === 'everybody' || account ? heading : 'Welcome back')).toBeVisible();
};

interface Visits {
  account?: string;
  pages: StorefrontPage[];
}

/** Browsers keep no page that answers 404. */
const kept = storefrontPages.filter(({ path }) => path !== '/no-such-page');

const pagesFor = (...access: Access[]) => kept.filter((page) => access.includes(page.access));

/** Each account with the pages that it may open. */
const visits: Record<string, Visits> = {
  // Every guarded page leads a visitor to the same sign-in page.
  'a visitor': { pages: [...pagesFor('everybody'), ...pagesFor('signed-in').slice(0, 1)] },
  'somebody signed in': { account: 'user@tex.example', pages: pagesFor('everybody', 'signed-in') },
  'a buyer': { account: 'buyer2@tex.example', pages: pagesFor('payment') },
  'an administrator': { account: 'admin@tex.example', pages: pagesFor('administrators') },
  'a super admin': { account: 'super@tex.example', pages: pagesFor('super') },
};

for (const [who, { account, pages }] of Object.entries(visits))
  test.describe(() => {
    test.use({ account });
    test(`going back shows ${who} every page as it was left`, async ({ context }) => {
      test.setTimeout(180_000);
      const loaded: Record<string, string> = {};
      for (const visited of pages)
        await test.step(visited.path, async () => {
          const page = await context.newPage();
          await open(page, visited, account);
          await leave(page);
          await comeBack(page);
          const reasons = await whyLoaded(page);
          if (reasons) loaded[visited.path] = reasons;
          await page.close();
        });
      expect(pages.length).toBeGreaterThan(0);
      expect(loaded).toEqual({});
    });
  });

const signInLink = (page: Page) => page.getByRole('link', { name: 'Sign In' });
const myModules = (page: Page) => page.getByRole('button', { name: /My Modules/ });

test.describe('meanwhile in another tab', () => {
  test.use({ account: 'buyer2@tex.example' });

  for (const next of [undefined, 'user@tex.example'])
    test(`somebody signed out${next ? ', and somebody else in' : ''}: going back does not show their page`, async ({
      context,
      shopper,
      page,
    }) => {
      const own = page.getByText('buyer2@tex.example').filter({ visible: true });
      await shopper.visit('/profile');
      await expect(own.first()).toBeVisible();
      await leave(page);
      const other = new Shopper(await context.newPage());
      await other.visit('/tutorial');
      await other.signOut();
      await expect(signInLink(other.page)).toBeVisible();
      if (next) await other.signIn(next);
      await comeBack(page);
      expect(await whyLoaded(page)).toBeUndefined();
      await expect(next ? myModules(page) : signInLink(page)).toBeVisible();
      await expect(own).toHaveCount(0);
      await expect(shopper.heading('TEX Marketplace')).toBeVisible();
    });

  test('the cart changed: going back shows its number', async ({ context, shopper, page }, testInfo) => {
    const count = (tab: Page) => tab.getByRole('link', { name: /^Cart/ });
    await shopper.visit('/tutorial');
    await expect(count(page)).toBeVisible();
    await leave(page);
    const other = new Shopper(await context.newPage());
    // Another one for each try, because it stays in the cart.
    await other.visit(`/module?id=${testInfo.retry % 2 ? 'org-chart' : 'shift-roster'}`);
    const before = String(await count(other.page).textContent());
    await other.page.getByRole('button', { name: 'Add to Cart' }).click();
    await expect(count(other.page)).not.toHaveText(before);
    await comeBack(page);
    await expect
      .poll(async () => (await count(page).textContent()) === (await count(other.page).textContent()))
      .toBe(true);
  });
});
