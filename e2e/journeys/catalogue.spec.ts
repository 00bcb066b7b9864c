import { expect, test } from '../fixtures/shopper.ts';

test('a top choice plays under the pointer, fills the screen on a click, and closes on Escape [DASH-07, DASH-08, DASH-09]', async ({
  shopper,
  page,
}) => {
  await shopper.visit();
  const watch = page.getByRole('button', { name: /^Watch / }).first();
  const video = watch.locator('video');
  const plays = () => video.evaluate((element: HTMLVideoElement) => !element.paused);
  expect(await plays()).toBe(false);
  await watch.hover();
  await expect.poll(plays).toBe(true);
  await page.mouse.move(0, 0);
  await expect.poll(plays).toBe(false);

  await watch.click();
  const dialog = page.getByRole('dialog', { name: / video$/ });
  await expect(dialog).toBeVisible();
  expect(await dialog.boundingBox()).toMatchObject({ x: 0, y: 0, height: 900 });
  await page.keyboard.press('Escape');
  await expect(dialog).toBeHidden();

  await page
    .getByRole('link', { name: /^Explore Now/ })
    .first()
    .click();
  await expect(page).toHaveURL(/\/module\?id=/);
});

test('Explore Buckets has rows of three; choosing a bucket closes it and opens the bucket’s page [BUCKETS-08, BUCKETS-13]', async ({
  shopper,
  page,
}) => {
  await shopper.visit('/tutorial');
  await page.getByRole('button', { name: 'Our Products' }).click();
  const dialog = page.getByRole('dialog', { name: 'Explore Buckets' });
  const cards = dialog.locator('[data-category]');
  // An administrator may have created another meanwhile.
  await expect.poll(() => cards.count()).toBeGreaterThanOrEqual(8);
  // Their layout, regardless of the entrance animation.
  const places = await cards.evaluateAll((all) =>
    all.map((card) => (card instanceof HTMLElement ? [card.offsetLeft, card.offsetTop] : [])),
  );
  const [first = [], , third = [], fourth = []] = places;
  expect(third[1]).toBe(first[1]);
  expect(fourth[1]).toBeGreaterThan(first[1] ?? Infinity);
  expect(fourth[0]).toBe(first[0]);

  await dialog.getByRole('link', { name: /^Payroll/ }).click();
  await expect(dialog).toBeHidden();
  await expect(shopper.heading('Payroll')).toBeVisible();
});

test('a bucket keeps its filter and sort order in its address, which restores them [ROUTE-16]', async ({
  shopper,
  page,
}) => {
  await shopper.visit('/bucket?id=core-hr');
  const names = () => page.locator('main').getByRole('link', { name: /Know More/ });
  await expect(names()).toHaveCount(6);
  await page.getByLabel('Sort by').selectOption({ label: 'Name' });
  await expect(names().first()).toContainText('Document Vault');
  await page.getByLabel('Filter').fill('org');
  await expect(names().first()).toContainText('Org Chart');
  await expect(page).toHaveURL(/sort=name&q=org$/);
  await page.reload();
  await expect(names().first()).toContainText('Org Chart');
  await expect(page.getByLabel('Filter')).toHaveValue('org');
});

test('a search links to all results, which can be filtered and paged, and a module links to its category', async ({
  shopper,
  page,
}) => {
  test.slow();
  await shopper.visit();
  await page.getByRole('combobox', { name: 'Search modules' }).fill('m');
  await page.getByRole('link', { name: /^See (all|more than) \d+ results/ }).click();
  await expect(shopper.heading('Results for “m”')).toBeVisible();
  const cards = page.locator('main').getByRole('link', { name: /Know More/ });
  await expect(page.getByText(/^1 to 24 of /)).toBeVisible();

  await page.getByRole('link', { name: /^Free trial/ }).click();
  await expect(page.getByRole('link', { name: 'Remove Free trial' })).toBeVisible();
  await expect(page).toHaveURL(/\/search\?q=m&trial=yes$/);
  await page.getByRole('link', { name: 'Page 2' }).click();
  await expect(page.getByText(/^25 to /)).toBeVisible();
  await expect(page).toHaveURL(/page=2$/);

  await cards.first().click();
  await expect(page).toHaveURL(/\/module\?id=/);
  const way = page.getByRole('navigation', { name: 'Breadcrumb' }).getByRole('link');
  await expect(way).toHaveCount(3);
  const category = (await way.nth(1).textContent()) ?? '';
  await way.nth(1).click();
  await expect(shopper.heading(category)).toBeVisible();
  await expect(page.getByRole('region', { name: 'Buckets' }).getByRole('link').first()).toBeVisible();

  await page.goBack();
  await page.goBack();
  await expect(page.getByText(/^25 to /)).toBeVisible();
});

test('the dashboard shows recently viewed modules', async ({ shopper, page }) => {
  for (const id of ['leads', 'payroll']) {
    await shopper.visit(`/module?id=${id}`);
    await shopper.answers();
  }
  await shopper.visit();
  const recent = page.getByRole('region', { name: 'Recently viewed' });
  await expect(recent.getByRole('link')).toHaveText([/^Payroll/, /^Leads/]);
});

test('the price for users and days is shown with its calculation', async ({ shopper, page }) => {
  await shopper.visit('/module?id=attendance');
  const price = page.getByRole('complementary', { name: 'Price' });
  await price.getByLabel('Users', { exact: true }).fill('3');
  await price.getByLabel('Users', { exact: true }).press('Enter');
  await price.getByLabel('Days', { exact: true }).fill('20');
  await price.getByLabel('Days', { exact: true }).press('Enter');
  await expect(price.getByText(/3 users × 20 days × ₹/)).toBeVisible();
});

test.describe('a user who may not buy', () => {
  test.use({ account: 'user@tex.example' });

  test('requests a module, and users who may buy get an email', async ({ shopper, page, request }, { retry }) => {
    // A module can be requested only once.
    await shopper.visit(`/module?id=${['quotes', 'leads', 'payroll'][retry]}`);
    await page.getByRole('button', { name: 'Request this module' }).click();
    await page.getByLabel('What do you need it for?').fill('Quotes for the spring fair');
    await page.getByRole('button', { name: 'Send request' }).click();
    await expect(page.getByText(/^Requested on /)).toBeVisible();
    const mailbox = async () => {
      const answer = await request.get('/api/dev/mailbox?to=buyer@tex.example');
      return ((await answer.json()) as { text: string }[]).map(({ text }) => text).join('\n');
    };
    await expect.poll(mailbox).toContain('Quotes for the spring fair');
    await page.reload();
    await expect(page.getByText(/^Requested on /)).toBeVisible();
  });

  test('opens a module, which then counts on their dashboard [ROUTE-15]', async ({ shopper, page, context }) => {
    await shopper.visit('/module/leave/dashboard');
    await expect(page.getByText(/^No usage yet\./)).toBeVisible();
    for (const times of ['1 time', '2 times']) {
      const opened = context.waitForEvent('page');
      await page.getByRole('link', { name: 'Open Leave' }).click();
      await (await opened).close();
      await expect(page.getByText(times, { exact: true })).toBeVisible();
    }
    await page.reload();
    await expect(page.getByText('Just now')).toBeVisible();
    await expect(page.getByRole('img', { name: /^2 opens on 1 of 30 days/ })).toBeVisible();
  });

  test('sees four modules that go with their own [DASH-12, DASH-13]', async ({ shopper, page }) => {
    await shopper.visit();
    const suggested = page.getByRole('region', { name: 'Suggested for You' });
    await expect(suggested.getByRole('link')).toHaveCount(4);
  });
});
