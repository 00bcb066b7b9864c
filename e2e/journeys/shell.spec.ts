import type { Page } from '@playwright/test';
import { expect, test } from '../fixtures/shopper.ts';

const scriptsAsked = (page: Page) => {
  const asked: string[] = [];
  page.on('request', (request) => {
    const file = /\/releases\/(mfe-[\w-]+)\/[^/]+\/(.+)$/.exec(request.url());
    if (file && !request.url().endsWith('.css')) asked.push(`${file[1]} ${file[2]}`);
  });
  return asked;
};
const head = (page: Page, selector: string, name = 'content') => page.locator(`head ${selector}`).getAttribute(name);

test('a page describes itself in title, description and preview, in the document and after navigation', async ({
  shopper,
  page,
}) => {
  const read = async () => (await page.request.get('/marketplace/module?id=attendance&from=mail')).text();
  // Late data is left to the browser, and a machine that just started is slow.
  await expect.poll(read).toContain('<title>Attendance · TEX Marketplace</title>');
  const document = await read();
  expect(document).toMatch(/<link rel="canonical" href="http:\/\/[^"]+\/marketplace\/module\?id=attendance">/);
  expect(document).toContain('<meta property="og:title" content="Attendance">');

  await shopper.visit('/bucket?id=core-hr');
  await expect(page).toHaveTitle('Core HR · TEX Marketplace');
  await page.getByRole('link', { name: /Org Chart/ }).click();
  await expect(page).toHaveTitle('Org Chart · TEX Marketplace');
  expect(await head(page, 'link[rel=canonical]', 'href')).toMatch(/\/marketplace\/module\?id=org-chart$/);
  expect(await head(page, 'meta[property="og:title"]')).toBe('Org Chart');
  await shopper.visit('/accept-invitation');
  expect(await head(page, 'meta[name=robots]')).toBe('noindex');
});

test('hovering over a link loads its page; following it then requests nothing more', async ({ shopper, page }) => {
  const asked = scriptsAsked(page);
  const loaded = page.waitForResponse(/mfe-support\/.*pages-contact/);
  await shopper.visit('/tutorial');
  const link = page.getByRole('link', { name: 'Contact Us' });
  await link.hover();
  await loaded;
  await page.waitForLoadState('networkidle');
  const before = asked.length;
  await link.click();
  await expect(shopper.heading('Get in Touch')).toBeVisible();
  expect(asked.slice(before)).toEqual([]);
});

test('with data saver on, nothing is loaded ahead', async ({ shopper, page }) => {
  await page.addInitScript(() => {
    Object.defineProperty(navigator, 'connection', {
      value: Object.assign(new EventTarget(), { saveData: true, effectiveType: '4g' }),
    });
  });
  const asked = scriptsAsked(page);
  await shopper.visit('/tutorial');
  await page.getByRole('link', { name: 'Contact Us' }).hover();
  await page.waitForLoadState('networkidle');
  expect(asked.filter((file) => file.includes('pages-'))).toEqual([expect.stringContaining('pages-tutorial')]);
});

test('going back restores the scroll position; a new page starts at its top', async ({ shopper, page }) => {
  await shopper.visit();
  const bucket = page.getByRole('link', { name: /^Core HR/ }).first();
  // Scrolls to it, and waits until nothing moves.
  await bucket.hover();
  const left = await page.evaluate(() => window.scrollY);
  expect(left).toBeGreaterThan(200);
  await bucket.click();
  await expect(shopper.heading('Core HR')).toBeVisible();
  expect(await page.evaluate(() => window.scrollY)).toBe(0);
  await expect(shopper.heading('Core HR')).toBeFocused();
  // A few pixels don't matter: a browser rounds positions, and estimates the height of what it hasn't shown yet.
  const away = () => page.evaluate((from) => Math.abs(window.scrollY - from), left);
  await page.goBack();
  await expect.poll(away).toBeLessThan(5);
  await page.reload();
  await expect.poll(away).toBeLessThan(5);
});

test('the skip link leads past the navigation', async ({ shopper, page }) => {
  await shopper.visit('/tutorial');
  await expect(shopper.heading('Tutorials')).toBeVisible();
  await page.keyboard.press('Tab');
  const skip = page.getByRole('link', { name: 'Skip to content' });
  await expect(skip).toBeFocused();
  await page.keyboard.press('Enter');
  await page.keyboard.press('Tab');
  await expect(page.locator('main :focus')).toHaveCount(1);
});

test('pages change with a View Transition, but not with reduced motion', async ({ shopper, page }) => {
  await page.addInitScript(() => {
    const start = document.startViewTransition.bind(document);
    document.startViewTransition = (update) => {
      document.documentElement.dataset['transitions'] = String(
        Number(document.documentElement.dataset['transitions'] ?? 0) + 1,
      );
      return start(update);
    };
  });
  await shopper.visit('/tutorial');
  await page.getByRole('link', { name: 'Request Demo' }).first().click();
  await expect(shopper.heading(/Demo/)).toBeVisible();
  await expect(page.locator('html')).toHaveAttribute('data-transitions', '1');
});

test('the marketplace can be installed as an app', async ({ shopper, page }) => {
  await shopper.visit();
  const manifest = await head(page, 'link[rel=manifest]', 'href');
  const answer = await page.request.get(manifest ?? '');
  const { icons, display } = (await answer.json()) as { icons: { src: string }[]; display: string };
  expect(display).toBe('standalone');
  for (const { src } of icons) expect((await page.request.get(src)).ok()).toBe(true);
});

test.describe('two tabs', () => {
  test('stay in step: signing in and out, the theme and the cart', async ({ shopper, page, context }) => {
    const other = await context.newPage();
    await other.goto('/marketplace/ticket');
    await other.getByLabel('Subject').fill('What I was writing');

    await shopper.signIn('buyer2@tex.example');
    await expect(other.getByRole('button', { name: /My Modules/ })).toBeVisible();
    await page.getByRole('button', { name: 'Switch to dark theme' }).click();
    await expect(other.locator('html')).toHaveAttribute('data-theme', 'dark');

    const count = other.getByRole('link', { name: /^Cart/ });
    await shopper.visit('/module?id=leads');
    await page.getByRole('button', { name: 'Add to Cart' }).click();
    await expect(page.getByText(/added to cart successfully!|Updated .* in cart/).first()).toBeVisible();
    await expect(count).toHaveText(/[1-9]/);

    await page.goto('/marketplace/profile');
    await other.goto('/marketplace/ticket');
    await expect(other.getByLabel('Subject')).toHaveValue('What I was writing');
    await page.getByRole('button', { name: 'Profile menu' }).waitFor();
    await shopper.signOut();
    await expect(other.getByText('You signed out in another tab.')).toBeVisible();
    await expect(other.getByRole('button', { name: /My Modules/ })).toHaveCount(0);
    await expect(other.getByLabel('Subject')).toHaveValue('');
  });

  test('leave a guarded page for the dashboard when the other one signs out [NAV-30, SESSION-05]', async ({
    shopper,
    page,
    context,
  }) => {
    await shopper.signIn('user@tex.example');
    const other = await context.newPage();
    await other.goto('/marketplace/profile');
    await expect(other.getByRole('heading', { level: 1 })).toBeVisible();
    await shopper.signOut();
    await expect(other).toHaveURL(/\/marketplace\/?$/);
    expect(await other.evaluate(() => localStorage.getItem('accessToken'))).toBeNull();
    await expect(page).toHaveURL(/\/marketplace\/?$/);
  });

  test('share one refresh of the access token [SESSION-07, SESSION-08]', async ({ shopper, page, context }) => {
    await shopper.signIn('user@tex.example');
    const other = await context.newPage();
    await other.goto('/marketplace/tutorial');
    let refreshes = 0;
    await context.route('**/auth/refresh', (route) => {
      refreshes += 1;
      return route.continue();
    });
    await page.evaluate(() => localStorage.setItem('accessToken', 'expired'));
    await Promise.all([page.reload(), other.reload()]);
    for (const tab of [page, other]) {
      await tab.getByRole('button', { name: 'Profile menu' }).click();
      await expect(tab.getByText('user@tex.example')).toBeVisible();
    }
    expect(refreshes).toBe(1);
    expect(await shopper.stored('accessToken')).not.toBe('expired');
  });
});

test('a page that is left cancels what it was waiting for', async ({ shopper, page }) => {
  await page.route(/with-modules/, () => new Promise(() => undefined));
  await shopper.visit();
  await page
    .getByRole('link', { name: /^Core HR/ })
    .first()
    .click();
  await expect(page).toHaveURL(/\/bucket/);
  const cancelled = page.waitForEvent('requestfailed', (request) => request.url().includes('with-modules'));
  await page.getByRole('link', { name: 'Tutorials' }).first().click();
  await expect(shopper.heading('Tutorials')).toBeVisible();
  expect((await cancelled).failure()?.errorText).toContain('ERR_ABORTED');
});
