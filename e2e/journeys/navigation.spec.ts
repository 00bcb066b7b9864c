import type { Locator, Page } from '@playwright/test';
import { holdNext } from '../fixtures/hold.ts';
import { expect, test } from '../fixtures/shopper.ts';

const CATEGORIES = '**/tex-suite/dashboard/categories*';
const elsewhere = 'https://accounts.tex.example/**';

const bar = (page: Page) => page.getByRole('banner');
const buckets = (page: Page) => bar(page).getByRole('button', { name: 'Buckets', exact: true });
const menu = (page: Page) => page.getByRole('region', { name: 'Buckets' });
const category = (page: Page, name: string) =>
  menu(page)
    .locator('section')
    .filter({ has: page.getByRole('heading', { name, exact: true }) });
const profile = (page: Page) => bar(page).getByRole('button', { name: 'Profile menu' });
const profileMenu = (page: Page) => page.locator('#profile-menu');
const explore = (page: Page) => page.getByRole('dialog', { name: 'Explore Buckets' });
const names = (entries: Locator) =>
  entries.evaluateAll((all) => all.map((entry) => entry.querySelector('span')?.textContent ?? entry.textContent));

interface Bucket {
  id: string;
  name: string;
  moduleCount: number;
  modules: { id: string; name: string; moduleUrl: string | null }[];
}

const aBucket = (id: string, modules: Bucket['modules'] = []): Bucket => ({
  id,
  name: `Bucket ${id}`,
  moduleCount: modules.length,
  modules,
});
const aCategory = (id: string, listed: Bucket[]) => ({
  id,
  name: `Category ${id}`,
  hue: 200,
  bucketCount: listed.length,
  buckets: listed,
});
const aListing = (all: ReturnType<typeof aCategory>[], from = 0) => ({
  categories: all.slice(from, from + 12),
  found: all.length,
  totals: { categories: all.length, buckets: 0, modules: 0 },
});
/** Responds with these categories as the API does, part by part. */
const serveCategories = (page: Page, all: ReturnType<typeof aCategory>[]) =>
  page.route(CATEGORIES, (route) => {
    const from = Number(new URL(route.request().url()).searchParams.get('from') ?? 0);
    return route.fulfill({ json: aListing(all, from) });
  });
const many = <T>(count: number, make: (number: number) => T) =>
  Array.from({ length: count }, (_, index) => make(index + 1));

test.beforeEach(({ context }) => context.route(elsewhere, (route) => route.fulfill({ body: 'Elsewhere' })));

test('the bar links to the dashboard, the tutorials and the demo [NAV-01, NAV-16, NAV-17]', async ({
  shopper,
  page,
}) => {
  await shopper.visit('/privacy');
  for (const [name, path, heading] of [
    ['Tutorials', '/tutorial', 'Tutorials'],
    ['Request Demo', '/demo', /Demo/],
  ] as const) {
    await bar(page).getByRole('link', { name, exact: true }).click();
    await shopper.isAt(path);
    await expect(shopper.heading(heading)).toBeVisible();
  }
  await bar(page)
    .getByRole('link', { name: /Marketplace home/ })
    .click();
  await shopper.isAt('/');
});

test('a visitor switches the theme, signs in and signs up [NAV-31, NAV-32, NAV-36]', async ({ shopper, page }) => {
  await shopper.visit('/tutorial');
  for (const theme of ['dark', 'light']) {
    await bar(page)
      .getByRole('button', { name: `Switch to ${theme} theme` })
      .click();
    await expect(page.locator('html')).toHaveAttribute('data-theme', theme);
  }
  await bar(page).getByRole('link', { name: 'Sign In' }).click();
  await shopper.isAt('/login');
  await page.goBack();
  await bar(page).getByRole('link', { name: 'Sign Up' }).click();
  await expect(page).toHaveURL(/^https:\/\/accounts\.tex\.example\//);
});

test('a visitor’s profile menu invites them to join, and works by keyboard alone [NAV-28, NAV-31, NAV-32, NAV-33, NAV-34]', async ({
  shopper,
  page,
}) => {
  await shopper.visit('/tutorial');
  await profile(page).focus();
  await page.keyboard.press('Enter');
  const invite = profileMenu(page);
  for (const text of ['Join our growing community today!', 'Secure Login', '24/7 Support'])
    await expect(invite.getByText(text)).toBeVisible();
  for (const name of ['Raise a Ticket', 'Sign In', 'Sign Up']) {
    await page.keyboard.press('ArrowDown');
    await expect(invite.getByRole('link', { name })).toBeFocused();
  }
  await page.keyboard.press('Escape');
  await expect(invite).toBeHidden();
  await expect(profile(page)).toBeFocused();
  await page.keyboard.press('ArrowDown');
  await page.keyboard.press('Enter');
  await shopper.isAt('/ticket');
  await expect(invite).toBeHidden();
  await expect(shopper.heading('Raise a Ticket')).toBeFocused();
});

test('the Buckets menu opens on hover and lists the catalog [NAV-02, NAV-04, NAV-07, NAV-08, NAV-09, NAV-10]', async ({
  shopper,
  page,
  request,
}) => {
  const answer = await request.get('/api/marketplace/tex-admin/categories/categories');
  const categories = (await answer.json()) as { name: string; buckets: Bucket[] }[];
  await shopper.visit('/tutorial');
  await buckets(page).hover();
  await expect(menu(page).getByRole('heading', { name: 'Browse Buckets' })).toBeVisible();
  await expect(menu(page).locator('section h3')).toHaveText(categories.map(({ name }) => name));
  for (const { name, buckets: all } of categories) {
    const links = category(page, name).locator('a[href*="/bucket?id="]');
    await expect(links).toHaveText(all.slice(0, 4).map((bucket) => `${bucket.name}${bucket.moduleCount} modules`));
    const rest = category(page, name).getByRole('button', { name: /more buckets$/ });
    if (all.length > 4) await expect(rest).toHaveText(`+ ${all.length - 4} more buckets`);
    else await expect(rest).toHaveCount(0);
  }
  expect(categories.some(({ buckets: all }) => all.length > 4)).toBe(true);

  const coreHr = menu(page).getByRole('listitem').filter({ hasText: 'Core HR' });
  const [first, second] =
    categories.flatMap((one) => one.buckets).find(({ name }) => name === 'Core HR')?.modules ?? [];
  await expect(coreHr.locator('p')).toHaveText(new RegExp(`^${first?.name}.*${second?.name}.*\\+4 more$`));

  await category(page, 'Supply Chain & Manufacturing').getByRole('button', { name: '+ 5 more buckets' }).click();
  await expect(explore(page).getByRole('heading', { name: 'Supply Chain & Manufacturing' })).toBeInViewport();
  await expect(menu(page)).toBeHidden();
});

test('the Buckets menu has three equal columns, two in a narrow window, and never splits a category [NAV-06]', async ({
  shopper,
  page,
}) => {
  const listed = many(13, (number) =>
    aCategory(
      `${number}`,
      many(number % 6, (one) => aBucket(`${number}.${one}`, [{ id: 'm', name: 'M', moduleUrl: null }])),
    ),
  );
  await serveCategories(page, listed);
  await shopper.visit('/tutorial');
  await buckets(page).click();
  const sections = menu(page).locator('section');
  await expect(sections).toHaveCount(13);
  const boxes = () =>
    sections.evaluateAll((all) =>
      all.map((one) => {
        const { left, top, width } = one.getBoundingClientRect();
        const inside = [...one.children].every((child) => child.getBoundingClientRect().left === left);
        return { left, top, width, whole: inside && one.getClientRects().length === 1 };
      }),
    );
  for (const [width, columns] of [
    [1440, 3],
    [1000, 3],
    [920, 2],
  ] as const) {
    await page.setViewportSize({ width, height: 700 });
    await page.mouse.move(width / 2, 300);
    const all = await boxes();
    expect(new Set(all.map(({ left }) => left)).size, `at ${width}`).toBe(columns);
    expect(new Set(all.map((box) => Math.round(box.width))).size).toBe(1);
    expect(all.every(({ whole }) => whole)).toBe(true);
    // In reading order, no category is above the previous one.
    expect(all.map(({ top }) => top)).toEqual(all.map(({ top }) => top).sort((one, other) => one - other));
  }
  const last = menu(page).getByRole('heading', { name: 'Category 13' });
  await expect(last).not.toBeInViewport();
  await page.mouse.wheel(0, 4_000);
  await expect(last).toBeInViewport();
  await page.mouse.wheel(0, 4_000);
  await expect(last).toBeInViewport();
  expect(await page.evaluate(() => window.scrollY)).toBe(0);
});

test('the Buckets menu responds to clicks and pointer movement [NAV-02, NAV-03, NAV-15, CONST-18]', async ({
  shopper,
  page,
}) => {
  await page.clock.install();
  await shopper.visit('/tutorial');
  await expect(shopper.heading('Tutorials')).toBeVisible();
  await page.clock.pauseAt(Date.now() + 60_000);
  const away = () => page.mouse.move(720, 820);

  await buckets(page).hover();
  await page.clock.runFor(79);
  await expect(menu(page)).toBeHidden();
  await page.clock.runFor(1);
  await expect(menu(page)).toBeVisible();
  await buckets(page).click();
  await expect(menu(page)).toBeVisible();
  await buckets(page).click();
  await expect(menu(page)).toBeHidden();
  await buckets(page).click();
  await expect(menu(page)).toBeVisible();

  await away();
  await page.clock.runFor(149);
  await expect(menu(page)).toBeVisible();
  await page.mouse.move(720, 120);
  await page.clock.runFor(1_000);
  await expect(menu(page)).toBeVisible();
  await away();
  await page.clock.runFor(149);
  await expect(menu(page)).toBeVisible();
  await page.clock.runFor(1);
  await expect(menu(page)).toBeHidden();
});

test('the pointer may move slowly and diagonally from the Buckets button to its panel, without a gap', async ({
  shopper,
  page,
}) => {
  await page.clock.install();
  await shopper.visit('/tutorial');
  await expect(shopper.heading('Tutorials')).toBeVisible();
  await page.clock.pauseAt(Date.now() + 60_000);
  await buckets(page).click();
  const button = await buckets(page).boundingBox();
  if (!button) throw new Error('The button is not shown.');
  const from = { x: button.x + button.width - 8, y: button.y + button.height / 2 };
  for (let step = 1; step <= 12; step += 1) {
    await page.mouse.move(from.x + step * 12, from.y + step * 4);
    await page.clock.runFor(100);
    await expect(menu(page)).toBeVisible();
  }
  await page.mouse.move(from.x, 58);
  await page.clock.runFor(1_000);
  await expect(menu(page)).toBeVisible();
});

test('the Buckets menu works by keyboard alone [NAV-05, NAV-08]', async ({ shopper, page }) => {
  test.slow();
  // Other journeys add categories; nine or more bring a filter, which is one more stop.
  await page.route(CATEGORIES, async (route) => {
    const response = await route.fetch();
    const part = (await response.json()) as { categories: unknown[]; totals: object };
    const categories = part.categories.slice(0, 8);
    await route.fulfill({
      response,
      json: { ...part, categories, found: 8, totals: { ...part.totals, categories: 8 } },
    });
  });
  await shopper.visit('/tutorial');
  await expect(shopper.heading('Tutorials')).toBeVisible();
  await shopper.answers();
  const press = async (...keys: string[]) => {
    for (const key of keys) await page.keyboard.press(key);
  };
  const at = (name: string | RegExp, role: 'link' | 'button' = 'link') =>
    expect(menu(page).getByRole(role, { name }).first()).toBeFocused();

  await press('Tab', 'Tab', 'Tab', 'ArrowDown');
  await at('View All', 'button');
  await expect(menu(page).locator('section').first()).toBeVisible();
  await press('ArrowDown');
  await at(/^Core HR/);
  await press('ArrowDown', 'ArrowDown', 'ArrowUp');
  await at(/^People/);
  await press('ArrowRight');
  await at(/^Accounting/);
  await press('ArrowRight');
  await at('Sales 5 modules');
  await press('ArrowLeft', 'ArrowLeft');
  await at(/^Core HR/);
  await press('End');
  await expect(menu(page).locator('a, button').last()).toBeFocused();
  await press('Tab');
  await expect(bar(page).getByRole('link', { name: 'Tutorials' })).toBeFocused();
  await expect(menu(page)).toBeHidden();

  await press('Shift+Tab', 'Enter');
  await expect(buckets(page)).toHaveAttribute('aria-expanded', 'true');
  await press('Tab', 'Escape');
  await expect(menu(page)).toBeHidden();
  await expect(buckets(page)).toBeFocused();

  await press('ArrowDown', 'Enter');
  await expect(explore(page)).toBeVisible();
  await press('Escape');
  await expect(explore(page)).toBeHidden();
  await expect(buckets(page)).toBeFocused();

  await press('ArrowDown', 'ArrowRight', 'Enter');
  await shopper.isAt('/bucket?id=core-hr');
  await expect(shopper.heading('Core HR')).toBeFocused();
  await expect(menu(page)).toBeHidden();
});

test('a large catalog has few tab stops, while other keys reach every link', async ({ shopper, page }) => {
  test.slow();
  const all = many(40, (number) =>
    aCategory(
      `${number}`,
      many(2, (one) => aBucket(`${number}.${one}`)),
    ),
  );
  await serveCategories(page, all);
  await shopper.visit('/tutorial');
  await expect(shopper.heading('Tutorials')).toBeVisible();
  await buckets(page).focus();
  await page.keyboard.press('Enter');
  const sections = menu(page).locator('section');
  await expect(sections).not.toHaveCount(0);
  const within = async () => (await menu(page).locator(':focus').count()) > 0;
  let stops = -1;
  do {
    await page.keyboard.press('Tab');
    stops += 1;
  } while (stops < 100 && (await within()));
  expect(stops).toBeGreaterThan(1);
  expect(stops).toBeLessThanOrEqual(60);
  await expect(menu(page)).toBeHidden();

  await buckets(page).focus();
  await page.keyboard.press('Enter');
  await expect(sections).not.toHaveCount(0);
  for (const key of ['ArrowDown', 'ArrowDown', 'ArrowDown']) await page.keyboard.press(key);
  await expect(menu(page).getByRole('link', { name: /^Bucket 1\.1/ })).toBeFocused();
  // The end of the loaded part loads the next one.
  await expect(async () => {
    await page.keyboard.press('End');
    await expect(sections).toHaveCount(40, { timeout: 500 });
  }).toPass();
  await page.keyboard.press('Home');
  for (const { name, buckets: own } of all)
    for (const bucket of own) {
      await expect(category(page, name).locator(`a[href$="/bucket?id=${bucket.id}"]`)).toBeFocused();
      await page.keyboard.press('ArrowDown');
    }
});

test('the Buckets menu says when it is loading, failed or empty, always at the same height [NAV-11, NAV-12, NAV-13, NAV-14]', async ({
  shopper,
  page,
}) => {
  let asked = 0;
  let answer = { status: 404, json: {} as unknown };
  await page.route(CATEGORIES, (route) => {
    asked += 1;
    return route.fulfill(answer);
  });
  const letGo = await holdNext(page, CATEGORIES);
  await shopper.visit('/tutorial');
  await buckets(page).click();
  await expect(menu(page).getByText('Loading buckets...')).toBeVisible();
  const height = () => menu(page).evaluate((panel: HTMLElement) => panel.offsetHeight);
  const atFirst = await height();
  expect(atFirst).toBeGreaterThan(300);

  answer = { status: 200, json: aListing([]) };
  letGo();
  await expect(menu(page).locator('section').first()).toBeVisible();
  expect(await height()).toBe(atFirst);
  expect(asked).toBe(0);

  answer = { status: 404, json: {} };
  await page.reload();
  await buckets(page).click();
  await expect(menu(page).getByText('Failed to load categories.')).toBeVisible();
  expect(await height()).toBe(atFirst);
  answer = { status: 200, json: aListing([]) };
  const before = asked;
  await menu(page).getByRole('button', { name: 'Try Again' }).click();
  await expect(menu(page).getByText('No Buckets Available')).toBeVisible();
  expect(asked).toBe(before + 1);
  expect(await height()).toBe(atFirst);
  expect(await page.evaluate(() => document.activeElement === document.body)).toBe(false);
});

test('without the catalog the Buckets menu says so, and Try Again loads it [NAV-12]', async ({ shopper, page }) => {
  const catalogue = '**/releases/mfe-catalog/**';
  await page.route(catalogue, (route) => route.abort());
  await shopper.visit('/contactus');
  await buckets(page).click();
  await expect(menu(page).getByText('Failed to load categories.')).toBeVisible();
  await expect(menu(page).getByRole('heading', { name: 'Browse Buckets' })).toBeVisible();
  await page.unroute(catalogue);
  await menu(page).getByRole('button', { name: 'Try Again' }).click();
  await expect(menu(page).getByRole('link', { name: /^Core HR/ })).toBeVisible();
});

test.describe('a module in the Buckets menu', () => {
  const modules = [
    { id: 'with-url', name: 'With URL', moduleUrl: 'https://accounts.tex.example/app' },
    { id: 'attendance', name: 'Without', moduleUrl: null },
  ];
  const open = async (page: Page, name: string) => {
    await serveCategories(page, [aCategory('1', [aBucket('1', modules)])]);
    await page.goto('/marketplace/tutorial');
    await buckets(page).click();
    await menu(page).getByRole('link', { name }).click();
  };

  test('opens in a new tab if it has a URL, for a visitor too [NAV-38]', async ({ page }) => {
    const popup = page.waitForEvent('popup');
    await open(page, 'With URL');
    const tab = await popup;
    await expect(tab).toHaveURL('https://accounts.tex.example/app');
    expect(await tab.evaluate(() => window.opener === null)).toBe(true);
    await expect(menu(page)).toBeHidden();
  });

  test('without a URL sends a visitor to the sign-in page [NAV-39]', async ({ shopper, page }) => {
    await open(page, 'Without');
    await shopper.isAt('/login');
  });

  for (const [who, account, path, row] of [
    ['a payment admin', 'buyer@tex.example', '/module?id=attendance', 'NAV-40'],
    ['a payment creator', 'creator@tex.example', '/module?id=attendance', 'NAV-40'],
    ['anybody else', 'user@tex.example', '/module/attendance/dashboard', 'NAV-41'],
  ] as const)
    test.describe(() => {
      test.use({ account });
      test(`without a URL sends ${who} to ${path} [${row}]`, async ({ shopper, page }) => {
        await open(page, 'Without');
        await shopper.isAt(path);
      });
    });
});

test.describe('a user without a role', () => {
  test.use({ account: 'user@tex.example' });

  test('opens My Modules, whose badge counts the available ones, and goes on to details [NAV-18, NAV-19, NAV-42]', async ({
    shopper,
    page,
  }) => {
    await shopper.visit('/tutorial');
    await expect(bar(page).getByRole('button', { name: /^My Modules \d+$/ })).toBeVisible();
    // Elements below a dialog have no role.
    const button = page.locator('header button').filter({ hasText: 'My Modules' });
    await button.click();
    const dialog = page.getByRole('dialog', { name: 'My Modules' });
    const tile = dialog.getByRole('term').filter({ hasText: 'Available Modules' }).locator('+ dd');
    await expect(button).toHaveText(`My Modules${await tile.textContent()}`);
    await page.keyboard.press('Escape');
    await expect(dialog).toBeHidden();
    await expect(button).toBeFocused();

    await button.click();
    const details = dialog.getByRole('button', { name: /^Details of / }).first();
    await details.click();
    await expect(dialog).toBeHidden();
    await expect(page).toHaveURL(/\/module\?id=[\w-]+$/);
  });

  test('is sent to the sign-in page by My Modules if their session was lost [NAV-20]', async ({ shopper, page }) => {
    await shopper.visit('/tutorial');
    const button = bar(page).getByRole('button', { name: /^My Modules/ });
    await expect(button).toBeEnabled();
    await page.evaluate(() => {
      localStorage.setItem('accessToken', 'ended');
      localStorage.setItem('refreshToken', 'ended-too');
    });
    await button.click();
    await shopper.isAt('/login');
    await expect(page.getByRole('dialog')).toBeHidden();
  });

  test('has a cart that is disabled and says why, and no administration [NAV-22, NAV-24, NAV-25, NAV-26, NAV-27, NAV-28]', async ({
    shopper,
    page,
  }) => {
    await shopper.visit('/tutorial');
    const cart = bar(page).getByRole('button', { name: 'Cart (Access Restricted)' });
    await expect(cart).toBeDisabled();
    await expect(cart).toHaveAccessibleDescription('Needs the Payment admin role');
    await cart.focus();
    await page.keyboard.press('Enter');
    await shopper.isAt('/tutorial');
    await profile(page).click();
    expect(await names(profileMenu(page).locator('li > *'))).toEqual([
      'My Account',
      'My tickets',
      'Raise a Ticket',
      'Switch Accounts',
      'Sign Out',
    ]);
    await profileMenu(page).getByRole('link', { name: 'My Account' }).click();
    await shopper.isAt('/profile');
  });

  test('switches accounts and signs out [NAV-29, NAV-30]', async ({ shopper, page }) => {
    await shopper.visit('/profile');
    await profile(page).click();
    await profileMenu(page).getByRole('button', { name: 'Switch Accounts' }).click();
    const dialog = page.getByRole('dialog', { name: 'Switch Accounts' });
    await expect(dialog).toBeVisible();
    await expect(profileMenu(page)).toBeHidden();
    await dialog.getByRole('button', { name: 'Close' }).click();
    await expect(dialog).toBeHidden();
    await expect(profile(page)).toBeFocused();
    const told = page.waitForRequest((request) => request.url().endsWith('/auth/logout'));
    await shopper.signOut();
    await told;
    await shopper.isAt('/');
    await expect(bar(page).getByRole('link', { name: 'Sign In' })).toBeVisible();
  });
});

test.describe('administration', () => {
  const places = [
    ['Payment History', '/payment-history'],
    ['IAM', '/iam-dashboard'],
    ['My Subscriptions', '/subscription'],
  ] as const;
  for (const account of ['admin@tex.example', 'super@tex.example'])
    test.describe(() => {
      test.use({ account });
      test(`is in the profile menu of ${account} [NAV-25, NAV-26, NAV-27]`, async ({ shopper, page }) => {
        await shopper.visit('/tutorial');
        for (const [name, path] of places) {
          await profile(page).click();
          await profileMenu(page).getByRole('link', { name, exact: true }).click();
          await shopper.isAt(path);
        }
      });
    });
});

test.describe('a buyer', () => {
  test.use({ account: 'spaced@tex.example' });

  test('sees the number of cart lines on the icon, which links to the cart [NAV-21]', async ({ shopper, page }) => {
    const lines = [1, 2, 3].map((number) => `leads-${number}`);
    await page.route('**/tex-suite/cart', async (route) => {
      const answer = await route.fetch();
      const cart = (await answer.json()) as { items: Record<string, unknown>[] };
      const line = {
        itemType: 'module',
        itemName: 'Leads',
        noOfUsers: 20,
        noOfDays: 30,
        unitPrice: 100,
        currency: 'INR',
      };
      await route.fulfill({
        json: { ...cart, items: lines.map((id) => ({ ...line, cartItemId: id, itemId: id })) },
      });
    });
    await shopper.visit('/tutorial');
    const cart = bar(page).getByRole('link', { name: /^Cart/ });
    await expect(cart.getByRole('img', { name: '3 items' })).toHaveText('3');
    await cart.click();
    await shopper.isAt('/cart');
  });
});

test('the window event and Ctrl+K open overlays; a navigation closes them [NAV-37]', async ({ shopper, page }) => {
  await shopper.visit('/tutorial');
  await shopper.answers();
  const search = bar(page).getByRole('button', { name: /^Search modules/ });
  await search.focus();
  await page.evaluate(() => window.dispatchEvent(new Event('openBucketsModal')));
  await expect(explore(page)).toBeVisible();
  await explore(page)
    .getByRole('link', { name: /^Core HR/ })
    .click();
  await shopper.isAt('/bucket?id=core-hr');
  await expect(explore(page)).toBeHidden();
  await expect(shopper.heading('Core HR')).toBeFocused();

  await search.focus();
  await page.keyboard.press('Control+k');
  await expect(page.getByRole('dialog').getByRole('combobox')).toBeFocused();
  await page.keyboard.press('Control+k');
  await expect(page.getByRole('dialog')).toBeHidden();
  await expect(search).toBeFocused();
});

test.describe('on a phone', () => {
  test.use({ viewport: { width: 390, height: 844 }, hasTouch: true, isMobile: true });
  const sheet = (page: Page) => page.getByRole('navigation', { name: 'Menu' });
  const openSheet = (page: Page) => bar(page).getByRole('button', { name: 'Open menu' }).tap();

  test('a visitor finds everything in the menu, which covers the page [NAV-23, NAV-28, NAV-33, NAV-34, NAV-35, NAV-36]', async ({
    shopper,
    page,
  }) => {
    await shopper.visit('/tutorial');
    await openSheet(page);
    expect(await names(sheet(page).locator('ul:first-child > li > *'))).toEqual([
      'Buckets',
      'Tutorials',
      'Request Demo',
      'Cart (Access Restricted)',
      'Dark theme',
    ]);
    await expect(sheet(page).getByRole('button', { name: /^Cart/ })).toBeDisabled();
    for (const text of ['Join our growing community today!', 'Secure Login', '24/7 Support'])
      await expect(sheet(page).getByText(text)).toBeVisible();
    await expect(sheet(page).getByRole('link', { name: 'Sign In' })).toHaveAttribute('href', '/marketplace/login');
    await expect(sheet(page).getByRole('link', { name: 'Sign Up' })).toHaveAttribute('href', /^https:\/\/accounts/);

    const small = await bar(page)
      .locator('a:visible, button:visible')
      .evaluateAll((all) => all.filter((one) => one.getBoundingClientRect().height < 44).map((one) => one.outerHTML));
    expect(small).toEqual([]);

    await expect(sheet(page).getByRole('button', { name: 'Buckets' })).toBeFocused();
    await page.mouse.wheel(0, 600);
    expect(await page.evaluate(() => window.scrollY)).toBe(0);
    await sheet(page).getByRole('switch', { name: 'Dark theme' }).tap();
    await expect(page.locator('html')).toHaveAttribute('data-theme', 'dark');
    await page.keyboard.press('Escape');
    await expect(sheet(page)).toBeHidden();
    await expect(bar(page).getByRole('button', { name: 'Open menu' })).toBeFocused();

    await openSheet(page);
    await sheet(page).getByRole('button', { name: 'Buckets' }).tap();
    await expect(explore(page)).toBeVisible();
    await expect(sheet(page)).toBeHidden();
    await explore(page).getByRole('button', { name: 'Close' }).tap();
    await openSheet(page);
    await sheet(page).getByRole('link', { name: 'Raise a Ticket' }).tap();
    await shopper.isAt('/ticket');
    await expect(sheet(page)).toBeHidden();
  });

  test.describe('an administrator', () => {
    test.use({ account: 'admin@tex.example' });
    test('also finds the profile menu in it [NAV-23, NAV-35]', async ({ shopper, page }) => {
      await shopper.visit('/tutorial');
      await profile(page).tap();
      await expect(profileMenu(page).getByRole('link', { name: 'IAM' })).toBeVisible();
      const entries = await names(profileMenu(page).locator('li > *'));
      await openSheet(page);
      const all = await names(sheet(page).locator('li > *'));
      expect(all).toEqual(expect.arrayContaining([...entries, 'My Modules', 'Cart (Access Restricted)']));
      await sheet(page).getByRole('button', { name: 'My Modules' }).tap();
      await expect(page.getByRole('dialog', { name: 'My Modules' })).toBeVisible();
    });
  });
});

test.describe('nothing in the bar moves once the session is known', () => {
  /** The layout shift of the header, and the positions of its parts before and after the response. */
  const watch = async (page: Page) => {
    await page.addInitScript(() => {
      interface Shift extends PerformanceEntry {
        value: number;
        sources: { node: Node | null }[];
      }
      const moved = { header: 0 };
      Object.assign(window, { moved });
      new PerformanceObserver((list) => {
        for (const shift of list.getEntries() as Shift[])
          if (shift.sources.some(({ node }) => node && document.querySelector('header')?.contains(node)))
            moved.header += shift.value;
      }).observe({ type: 'layout-shift', buffered: true });
    });
    await page.route('**/auth/check-auth', async (route) => {
      const answer = await route.fetch();
      await new Promise((resolve) => setTimeout(resolve, 1_500));
      await route.fulfill({ response: answer });
    });
  };
  const places = (page: Page) =>
    bar(page)
      .locator('a:visible, button:visible')
      .evaluateAll((all) =>
        all.map((one) => {
          const { left, top, width, height } = one.getBoundingClientRect();
          return [left, top, width, height].map(Math.round).join(' ');
        }),
      );

  for (const [who, width, account] of [
    ['a visitor', 1440, undefined],
    ['a visitor', 390, undefined],
    ['a user', 390, 'user@tex.example'],
    ['a buyer', 1440, 'buyer2@tex.example'],
  ] as const)
    test.describe(() => {
      test.use({ account, viewport: { width, height: 844 } });
      test(`for ${who} at ${width} pixels`, async ({ page }) => {
        await watch(page);
        const known = page.waitForResponse('**/auth/check-auth');
        await page.goto('/marketplace/tutorial', { waitUntil: 'domcontentloaded' });
        await profile(page).waitFor();
        await page.evaluate(() => document.fonts.ready);
        const before = await places(page);
        await known;
        if (account) await expect(bar(page).locator('[inert]')).toHaveCount(0);
        await page.waitForLoadState('networkidle');
        expect(await places(page)).toEqual(before);
        // The fallback font has the brand font's metrics, except for rounding.
        const { header } = await page.evaluate(() => (window as unknown as { moved: { header: number } }).moved);
        expect(header).toBeLessThan(0.0001);
      });
    });
});

for (const account of [undefined, 'buyer2@tex.example'])
  test.describe(() => {
    test.use({ account });
    test(`the bar of ${account ?? 'a visitor'} fits every window`, async ({ shopper, page }) => {
      await shopper.visit('/tutorial');
      await expect(bar(page).getByText(account ? 'My Modules' : 'Sign In')).toBeVisible();
      for (const width of [320, 360, 390, 600, 768, 900, 901, 950, 1000, 1050, 1100, 1440]) {
        await page.setViewportSize({ width, height: 800 });
        const [needs, has] = await page.evaluate(() => [
          document.documentElement.scrollWidth,
          document.documentElement.clientWidth,
        ]);
        expect(needs, `at ${width}`).toBeLessThanOrEqual(has ?? 0);
        const over = await bar(page)
          .locator('a:visible, button:visible')
          .evaluateAll((all) => {
            const boxes = all.map((one) => one.getBoundingClientRect());
            return boxes.filter((box, index) => {
              const next = boxes[index + 1];
              return box.right > innerWidth || (next !== undefined && next.left < box.right - 1);
            }).length;
          });
        expect(over, `at ${width}`).toBe(0);
      }
    });
  });
