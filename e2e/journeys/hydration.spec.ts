import type { Page } from '@playwright/test';
import { candidateOf } from '../fixtures/candidate.ts';
import { editComposition, editDocuments } from '../fixtures/edit-documents.ts';
import { hold } from '../fixtures/hold.ts';
import { keptSession } from '../fixtures/kept-session.ts';
import { shiftOf, watchShifts } from '../fixtures/layout-shift.ts';
import { expect, Shopper, test } from '../fixtures/shopper.ts';

declare global {
  interface Window {
    takenOver?: boolean;
  }
}

/** Watches a page from the start: console errors, layout shifts, hydration. */
const watch = async (page: Page) => {
  const complaints: string[] = [];
  const styles: string[] = [];
  page.on('pageerror', (error) => complaints.push(error.message));
  page.on('console', (message) => message.type() === 'error' && complaints.push(message.text()));
  page.on(
    'request',
    (request) => request.resourceType() === 'stylesheet' && styles.push(new URL(request.url()).pathname),
  );
  await page.addInitScript(() => {
    window.addEventListener('marketplace:hydrated', () => (window.takenOver = true));
  });
  await watchShifts(page);
  return { complaints, styles };
};

const takenOver = (page: Page) => page.waitForFunction(() => window.takenOver);
const isRendered = (page: Page) => page.locator('#root[data-rendered]');

/** Each page with some of its text. */
const pages: Record<string, string> = {
  '/': 'Explore by Categories',
  '/module?id=attendance': 'Attendance',
  '/bucket?id=core-hr': 'Core HR',
  '/search?q=time&trial=yes': 'Results for',
  '/category?id=human-resources': 'Human Resources',
  '/tutorial': 'Tutorials',
  '/coming-soon': 'Coming soon',
  '/compare?ids=attendance,leave': 'Compare modules',
  '/login': 'Welcome',
  '/contactus': 'Get in Touch',
  '/ticket': 'Raise a Ticket',
  '/demo': 'Request Demo',
  '/privacy': 'Privacy Policy',
};

for (const account of [undefined, 'buyer@tex.example'])
  test(`every public page is served rendered and hydrates unchanged for ${account ? 'signed-in users' : 'a visitor'}`, async ({
    browser,
    baseURL,
  }) => {
    test.setTimeout(240_000);
    const context = await browser.newContext({
      baseURL: String(baseURL),
      colorScheme: 'dark',
      ...(account && { storageState: await keptSession(String(baseURL), account) }),
    });
    for (const [path, words] of Object.entries(pages)) {
      // Signed-in users have no sign-in page.
      if (account && path === '/login') continue;
      await test.step(path, async () => {
        const page = await context.newPage();
        const { complaints, styles } = await watch(page);
        // On a busy machine the edge may not render the first visits.
        await expect(async () => {
          complaints.length = 0;
          styles.length = 0;
          await page.goto(`/marketplace${path}`);
          expect(await isRendered(page).count()).toBe(1);
        }).toPass();
        await expect(page.getByRole('heading', { name: words }).first()).toBeVisible();
        await takenOver(page);
        expect(complaints).toEqual([]);
        const inlined = await page
          .locator('style[data-href]')
          .evaluateAll((all) => all.map((one) => one.dataset['href']));
        expect(styles.filter((file) => inlined.some((name) => name && file.endsWith(name)))).toEqual([]);
        expect(styles.filter((file) => file.includes('/releases/host/'))).toEqual([]);
        expect(await shiftOf(page)).toBeLessThan(0.01);
        await page.close();
      });
    }
    await context.close();
  });

test('nothing moves when the font arrives late', async ({ shopper, page }) => {
  let arrive = () => {};
  const arrived = new Promise<void>((resolve) => (arrive = resolve));
  await page.route('**/*.woff2', async (route) => {
    await arrived;
    await route.continue();
  });
  await watch(page);
  await page.goto('/marketplace/bucket?id=core-hr', { waitUntil: 'commit' });
  await expect(shopper.heading('Core HR')).toBeVisible();
  arrive();
  await takenOver(page);
  await page.evaluate(() => document.fonts.ready);
  await page.evaluate(() => new Promise((resolve) => requestAnimationFrame(() => setTimeout(resolve))));
  expect(await shiftOf(page)).toBeLessThan(0.005);
});

test('nothing moves when it turns out that a user may not buy', async ({ browser, baseURL }) => {
  const storageState = await keptSession(String(baseURL), 'user@tex.example');
  const page = await browser.newPage({ baseURL: String(baseURL), storageState });
  await watch(page);
  await page.goto('/marketplace/module?id=orders');
  await expect(page.getByText(/^Access denied/)).toBeVisible();
  await expect(page.getByRole('button', { name: 'Request this module' })).toBeVisible();
  await takenOver(page);
  expect(await shiftOf(page)).toBeLessThan(0.002);
  await page.close();
});

/** Opens a page whose scripts arrive when the returned function is called. */
const openWithLateCode = async (page: Page, path: string) => {
  const arrive = await hold(page, '**/releases/host/**/*.js');
  await watch(page);
  // Held scripts delay the document's load event.
  await page.goto(path, { waitUntil: 'commit' });
  return arrive;
};

test('clicks and typing before the code has loaded take effect once it has', async ({ page }) => {
  const arrive = await openWithLateCode(page, '/marketplace/contactus');
  const name = page.getByRole('form', { name: 'Send us a message' }).getByLabel('Name');
  await name.fill('Asha Rao');
  await page.getByRole('button', { name: 'Buckets' }).click();
  arrive();
  await expect(page.getByRole('button', { name: 'Buckets' })).toHaveAttribute('aria-expanded', 'true');
  await takenOver(page);
  await page.keyboard.press('Escape');
  await expect(name).toHaveValue('Asha Rao');
});

test.describe('the search before the code has loaded', () => {
  const button = (page: Page) => page.getByRole('button', { name: /^Search modules/ });
  const dialog = (page: Page) => page.getByRole('dialog', { name: 'Search modules' });

  test('opens, and goes on with what was typed when the results can be shown', async ({ page }) => {
    const arrive = await openWithLateCode(page, '/marketplace/contactus');
    await button(page).click();
    await expect(dialog(page).getByRole('searchbox')).toBeFocused();
    await page.keyboard.type('payr');
    arrive();
    const field = dialog(page).getByRole('combobox', { name: 'Search modules' });
    await expect(field).toHaveValue('payr');
    await expect(field).toBeFocused();
    await expect(dialog(page).getByRole('searchbox')).toHaveCount(0);
    await page.keyboard.type('oll');
    await expect(
      dialog(page)
        .getByRole('option', { name: /^Payroll/ })
        .first(),
    ).toBeVisible();
    await page.keyboard.press('Escape');
    await page.keyboard.press('Escape');
    await expect(dialog(page)).toHaveCount(0);
    await expect(button(page)).toBeFocused();

    await button(page).click();
    await expect(field).toHaveValue('');
  });

  test('leads to the page of all results on Enter', async ({ page }) => {
    const arrive = await openWithLateCode(page, '/marketplace/contactus');
    await button(page).click();
    await page.keyboard.type('payroll');
    await page.keyboard.press('Enter');
    await expect(page).toHaveURL(/\/marketplace\/search\?q=payroll$/);
    arrive();
    await expect(page.getByRole('heading', { name: 'Results for “payroll”' })).toBeVisible();
  });

  test('stays closed once it was closed', async ({ page }) => {
    const arrive = await openWithLateCode(page, '/marketplace/contactus');
    for (const close of [
      () => page.keyboard.press('Escape'),
      () => dialog(page).getByRole('button', { name: 'Close' }).click(),
    ]) {
      await button(page).click();
      await expect(dialog(page)).toBeVisible();
      await close();
      await expect(dialog(page)).toHaveCount(0);
    }
    arrive();
    await takenOver(page);
    await expect(dialog(page)).toHaveCount(0);
  });
});

test('a page whose remote is down stays readable, says so, and works after another try', async ({ shopper, page }) => {
  let dead = true;
  await page.route('**/releases/mfe-support/**', (route) => (dead ? route.abort() : route.continue()));
  await watch(page);
  await shopper.visit('/contactus');
  const notice = page.getByRole('alert').filter({ hasText: 'This page isn’t fully loaded yet' });
  await expect(notice).toBeVisible({ timeout: 20_000 });
  await expect(shopper.heading('Get in Touch')).toBeVisible();
  await page.getByRole('link', { name: 'Tutorials' }).first().click();
  await expect(shopper.heading('Tutorials')).toBeVisible();

  await shopper.visit('/contactus');
  await expect(notice).toBeVisible({ timeout: 20_000 });
  dead = false;
  await notice.getByRole('button', { name: 'Try again' }).click();
  await takenOver(page);
  await expect(notice).toHaveCount(0);
  const form = page.getByRole('form', { name: 'Send us a message' });
  await form.getByRole('button', { name: 'Send Message' }).click();
  await expect(form.getByLabel('Email')).toHaveAttribute('aria-invalid', 'true');
});

test('a page rendered from one release hydrates with another', async ({ shopper, page, context }) => {
  const other = candidateOf('mfe-support', 'skewed', 'Get in Touch', 'As it was');
  const base = `/marketplace/releases/mfe-support/${other.id}/`;
  const replace = editComposition(({ remotes }) => {
    const remote = remotes.find(({ name }) => name === 'mfe-support');
    if (!remote) return;
    delete remote.integrity;
    delete remote.previous;
    Object.assign(remote, { release: other.id, global: other.global, entry: `${base}entry.js`, base });
  });
  await editDocuments(context, [replace]);
  await shopper.visit('/contactus');
  await expect(shopper.heading('As it was')).toBeVisible();
  await page.getByRole('link', { name: 'Privacy Policy' }).first().click();
  await new Shopper(page).isAt('/privacy');
});
