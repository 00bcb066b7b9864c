import type { Page } from '@playwright/test';
import { expect, test } from '../fixtures/shopper.ts';

/** What the questions on the contact page answer. */
const answerTo = async (page: Page, question: RegExp) => {
  const entry = page.getByRole('group').filter({ has: page.locator('summary', { hasText: question }) });
  await entry.locator('summary').click();
  return entry.locator('p').innerText();
};

test.describe('a payment admin', () => {
  test.use({ account: 'buyer@tex.example' });

  test('adds users and days where the answer says', async ({ shopper, page }) => {
    // Three pages of three remotes.
    test.slow();
    await shopper.visit('/contactus');
    const answer = await answerTo(page, /add users or days/);
    const [, history = 'none', tab = 'none', first = 'none', second = 'none'] =
      /^Yes\. Open the cart, then ([\w ]+), then (\w+), and choose ([\w ]+) or (\w+) in the menu/.exec(answer) ?? [];
    await page.getByRole('banner').getByRole('link', { name: /^Cart/ }).click();
    await page.getByRole('link', { name: history, exact: true }).click();
    await page.getByRole('link', { name: tab, exact: true }).click();
    await page.getByRole('button', { name: 'Actions for Dashboards' }).click();
    for (const name of [first, second]) await expect(page.getByRole('menuitem', { name, exact: true })).toBeVisible();
  });
});

test('a temporary password is replaced where the answer says', async ({ shopper, page }) => {
  await shopper.visit('/contactus');
  const answer = await answerTo(page, /temporary password/);
  expect(answer).not.toMatch(/ticket|support/i);
  const [, button = 'none'] = /choose ([\w ]+) on the sign-in page/.exec(answer) ?? [];
  await shopper.visit('/login');
  await page.getByRole('button', { name: button }).click();
  await expect(page.getByRole('button', { name: 'Send OTP' })).toBeVisible();
});

test('no tutorial promises a temporary password, or has anybody buy again', async ({ request }) => {
  const answer = await request.get('/api/marketplace/tex-admin/tutorials?size=100');
  const text = await answer.text();
  expect(text).toContain('chooses a password on the page behind it');
  expect(text).not.toMatch(/temporary password|cart again|buy again/i);
});
