import { expect, test } from '../fixtures/shopper.ts';

test('a visitor sees slides, top choices and categories under /marketplace [ROUTE-01, ROUTE-06, DASH-04, CONST-11]', async ({
  shopper,
  page,
}) => {
  await shopper.visit();
  await expect(page.getByRole('region', { name: 'Highlights' }).getByRole('heading').first()).toBeVisible();
  await expect(page.getByRole('heading', { name: 'Top Choices' })).toBeVisible();
  await expect(page.getByRole('heading', { name: 'Explore by Categories' })).toBeVisible();
  await expect(page.getByRole('heading', { name: 'Suggested for You' })).toHaveCount(0);
  const elsewhere = await page
    .locator('script[src]')
    .evaluateAll((all: HTMLScriptElement[]) =>
      all.map((one) => one.src).filter((src) => !src.startsWith(`${location.origin}/marketplace/`)),
    );
  expect(elsewhere).toEqual([]);
});

test('the slideshow goes forward and back, pauses and wraps [DASH-01, DASH-02, DASH-03]', async ({ shopper, page }) => {
  await shopper.visit();
  const show = page.getByRole('region', { name: 'Highlights' });
  await expect(show.getByText('1 / 5')).toBeVisible();
  await show.getByRole('button', { name: 'Previous slide' }).click();
  await expect(show.getByText('5 / 5')).toBeVisible();
  await show.getByRole('button', { name: 'Next slide' }).click();
  await expect(show.getByText('1 / 5')).toBeVisible();
  await show.getByRole('button', { name: 'Pause slideshow' }).click();
  await expect(show.getByRole('button', { name: 'Play slideshow' })).toBeVisible();
});

test('a search finds modules regardless of case and opens one [SEARCH-01, DASH-18]', async ({ shopper, page }) => {
  await shopper.visit();
  await page.getByRole('combobox', { name: 'Search modules' }).fill('ATTENDANCE');
  await expect(page.getByRole('option', { name: /Attendance/ }).first()).toBeVisible();
  await page.keyboard.press('Enter');
  await expect(page).toHaveURL(/\/module\?id=/);
});

test('a search without matches says so and names the query [SEARCH-03, SEARCH-04]', async ({ shopper, page }) => {
  await shopper.visit();
  await page.getByRole('combobox', { name: 'Search modules' }).fill('zzzzqqq');
  await expect(page.getByText('No modules found', { exact: true })).toBeVisible();
  await expect(page.getByText('Try searching with different keywords.', { exact: true })).toBeVisible();
});

test('a bucket and a module open by link, by URL and by reload [DASH-17, ROUTE-14, ROUTE-16, ROUTE-29]', async ({
  shopper,
  page,
}) => {
  await shopper.visit();
  await page
    .getByRole('link', { name: /^Core HR/ })
    .first()
    .click();
  await expect(page).toHaveURL(/\/bucket\?id=core-hr$/);
  await expect(shopper.heading('Core HR')).toBeVisible();
  await page.reload();
  await expect(shopper.heading('Core HR')).toBeVisible();
  await page.getByRole('link', { name: /Org Chart/ }).click();
  await expect(page).toHaveURL(/\/module\?id=org-chart$/);
  await expect(shopper.heading('Org Chart')).toBeVisible();
  await page.goBack();
  await expect(shopper.heading('Core HR')).toBeVisible();
});

test('the theme switches at once and survives a reload [NAV-36, ENTITY-35]', async ({ shopper, page }) => {
  await shopper.visit();
  const fades = await page.evaluateHandle(() => {
    const properties: string[] = [];
    document.querySelector('main')?.addEventListener('transitionrun', (event) => properties.push(event.propertyName));
    return properties;
  });
  await page.getByRole('button', { name: 'Switch to dark theme' }).click();
  await expect(page.locator('html')).toHaveAttribute('data-theme', 'dark');
  await expect(page.locator('html')).not.toHaveAttribute('data-theme-changes');
  expect((await fades.jsonValue()).filter((property) => property.endsWith('color'))).toEqual([]);
  await page.reload();
  await expect(page.locator('html')).toHaveAttribute('data-theme', 'dark');
  expect(await page.evaluate(() => localStorage.getItem('theme'))).toBe('dark');
});

test('the dashboard says that it is offline for as long as it is [DASH-23]', async ({ shopper, page, context }) => {
  await shopper.visit();
  await expect(page.getByRole('heading', { name: 'Top Choices' })).toBeVisible();
  await context.setOffline(true);
  await expect(page.getByText("You're offline")).toBeVisible();
  await context.setOffline(false);
  await expect(page.getByText("You're offline")).toBeHidden();
});

test('the slideshow takes at most 70 percent of the screen’s height, and never more than 600 pixels [CONST-25]', async ({
  shopper,
  page,
}) => {
  const show = page.getByRole('region', { name: 'Highlights' });
  for (const [height, most] of [
    [700, 490],
    [1_400, 600],
  ] as const) {
    await page.setViewportSize({ width: 1_440, height });
    await shopper.visit();
    await expect(show.getByRole('heading').first()).toBeVisible();
    const box = await show.boundingBox();
    expect(box?.height).toBeGreaterThan(200);
    expect(box?.height).toBeLessThanOrEqual(most);
  }
});

test('a part that failed says so in its place and loads on Try Again, while the others stay [DASH-28]', async ({
  shopper,
  page,
}) => {
  let broken = true;
  await page.route('**/tex-suite/dashboard', async (route) => {
    if (!broken) return route.continue();
    const answer = (await (await route.fetch()).json()) as object;
    await route.fulfill({ json: { ...answer, topChoices: [], errors: ['topChoices'] } });
  });
  // The dashboard's own document would include its data.
  await shopper.visit('/tutorial');
  await page
    .getByRole('link', { name: /TEX Marketplace/ })
    .first()
    .click();
  const part = page.getByRole('region', { name: 'Top Choices' });
  await expect(part.getByRole('alert')).toHaveText('The top choices could not be loaded.');
  await expect(page.getByRole('region', { name: 'Highlights' }).getByRole('heading').first()).toBeVisible();
  await expect(page.getByRole('heading', { name: 'Oops! Something went wrong' })).toHaveCount(0);
  broken = false;
  await part.getByRole('button', { name: 'Try again' }).click();
  await expect(part.getByRole('link', { name: /Explore Now/ }).first()).toBeVisible();
  await expect(page.getByRole('region', { name: 'Highlights' }).getByRole('heading').first()).toBeVisible();
});
