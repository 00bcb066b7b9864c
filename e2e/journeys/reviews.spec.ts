import type { Browser, Page } from '@playwright/test';
import { keptSession } from '../fixtures/kept-session.ts';
import { expect, Shopper, test } from '../fixtures/shopper.ts';
import { violations } from '../fixtures/violations.ts';

test.use({ account: 'buyer@tex.example', contextOptions: { reducedMotion: 'reduce' } });

const MODULE = '/module?id=campaigns';
const reviews = (page: Page) => page.getByRole('region', { name: 'Reviews' });
const looksRight = async (page: Page, what: string) => expect(await violations(page), what).toEqual([]);

/** A second person, in a separate browser. */
const another = async (browser: Browser, baseURL: string, email: string) => {
  const storageState = await keptSession(baseURL, email);
  const context = await browser.newContext({ baseURL, storageState, reducedMotion: 'reduce' });
  return new Shopper(await context.newPage());
};

test('a subscriber writes a review, another reports it, an administrator hides it, and the rating changes [A-47]', async ({
  shopper,
  page,
  browser,
  baseURL,
}) => {
  // Checks four screens in both themes.
  test.setTimeout(180_000);
  const shown = reviews(page);
  await shopper.visit(MODULE);
  await shopper.answers();
  await expect(page.getByRole('link', { name: '(4 reviews)' })).toBeVisible();
  await shown.getByRole('button', { name: 'Write a review' }).click();
  const form = page.getByRole('form', { name: 'Your review of Campaigns' });
  await form.getByText('1 star: Poor').click({ force: true });
  await form.getByLabel('Title').fill('Not for us');
  await form.getByLabel('Your review', { exact: true }).fill('My colleague Esha set it up and nothing works.');
  await looksRight(page, 'the form of a review');
  await page.reload();
  await shopper.answers();
  await shown.getByRole('button', { name: 'Write a review' }).click();
  await expect(form.getByLabel('Title')).toHaveValue('Not for us');
  await form.getByRole('button', { name: 'Publish review' }).click();
  await expect(shown.getByText(/^You reviewed Campaigns on/)).toBeVisible();
  await expect(shown.getByRole('heading', { name: 'Not for us' })).toBeVisible();
  await expect(shown.getByText('5 reviews', { exact: true })).toBeVisible();
  await expect(shown.getByText('3.6', { exact: true })).toBeVisible();
  await looksRight(page, 'the reviews of a module');

  const stranger = await another(browser, String(baseURL), 'buyer2@tex.example');
  await stranger.visit(MODULE);
  await stranger.answers();
  await expect(reviews(stranger.page).getByText(/^Only people whose organization has subscribed/)).toBeVisible();
  await expect(stranger.page.getByRole('button', { name: 'Write a review' })).toHaveCount(0);
  await reviews(stranger.page).getByRole('button', { name: 'Report the review by Bala K.' }).click();
  const dialog = stranger.page.getByRole('dialog', { name: 'Report this review' });
  await dialog.getByRole('combobox').selectOption('Names or personal data');
  await looksRight(stranger.page, 'the report of a review');
  await dialog.getByRole('button', { name: 'Send report' }).click();
  await expect(stranger.page.getByText('A moderator will look at this review.')).toBeVisible();

  const moderator = await another(browser, String(baseURL), 'admin@tex.example');
  await moderator.visit('/review-moderation');
  await moderator.page.getByRole('link', { name: 'Not for us' }).click();
  const panel = moderator.page.getByRole('dialog', { name: 'Review by Bala Krishnan' });
  await panel.getByLabel('Reason').fill('It names a colleague.');
  await looksRight(moderator.page, 'the moderation of reviews');
  await panel.getByRole('button', { name: 'Hide review' }).click();
  await expect(panel.getByText(/^Hidden by Anita Desai/)).toBeVisible();

  await shopper.visit(MODULE);
  await shopper.answers();
  await expect(shown.getByText(/A moderator hid your review/)).toContainText('It names a colleague.');
  await expect(shown.getByText('4 reviews', { exact: true })).toBeVisible();
  await expect(page.getByRole('link', { name: '(4 reviews)' })).toBeVisible();
});

test('reviews can be read without scripts and by search engines', async ({ browser, baseURL }) => {
  const context = await browser.newContext({ baseURL: String(baseURL), javaScriptEnabled: false });
  const page = await context.newPage();
  await page.goto(`/marketplace/module?id=attendance`);
  await expect(reviews(page).getByRole('heading', { name: 'Payroll no longer calls on the 30th' })).toBeVisible();
  const data = (await page.locator('script[type="application/ld+json"]').allTextContents()).join();
  expect(data).toContain('"aggregateRating"');
  expect(data).toContain('"reviewCount":6');
  await page.goto(`/marketplace/module?id=wiki`);
  expect((await page.locator('script[type="application/ld+json"]').allTextContents()).join()).not.toContain(
    'aggregateRating',
  );
  await context.close();
});
