import type { APIRequestContext, Page } from '@playwright/test';
import { expect, test } from '../fixtures/shopper.ts';

/** The answer to a question on the contact page. */
const answerTo = async (page: Page, question: RegExp) => {
  const entry = page.getByRole('group').filter({ has: page.locator('summary', { hasText: question }) });
  await entry.locator('summary').click();
  return entry.locator('p').innerText();
};

test.describe('a payment admin', () => {
  test.use({ account: 'buyer@tex.example' });

  test('adds users and days the way the answer says', async ({ shopper, page }) => {
    // Opens three pages of three remotes.
    test.slow();
    await shopper.visit('/contactus');
    const answer = await answerTo(page, /add users or days/);
    const [, history = 'none', tab = 'none', first = 'none', second = 'none'] =
      /^Yes\. Open the cart, then ([\w ]+), then (\w+), and choose ([\w ]+) or (\w+) in the module’s menu/.exec(
        answer,
      ) ?? [];
    await page.getByRole('banner').getByRole('link', { name: /^Cart/ }).click();
    await page.getByRole('link', { name: history, exact: true }).click();
    await page.getByRole('link', { name: tab, exact: true }).click();
    await page.getByRole('button', { name: 'Actions for Dashboards' }).click();
    for (const name of [first, second]) await expect(page.getByRole('menuitem', { name, exact: true })).toBeVisible();
  });
});

test('a temporary password is replaced the way the answer says', async ({ shopper, page }) => {
  await shopper.visit('/contactus');
  const answer = await answerTo(page, /temporary password/);
  expect(answer).not.toMatch(/ticket|support/i);
  const [, button = 'none'] = /choose ([\w ]+) on the sign-in page/.exec(answer) ?? [];
  await shopper.visit('/login');
  await page.getByRole('button', { name: button }).click();
  await expect(page.getByRole('button', { name: 'Send OTP' })).toBeVisible();
});

test('no tutorial promises a temporary password, or tells people to buy again', async ({ request }) => {
  const answer = await request.get('/api/marketplace/tex-admin/tutorials?size=100');
  const text = await answer.text();
  expect(text).toContain('chooses a password on the page behind it');
  expect(text).not.toMatch(/temporary password|cart again|buy again/i);
});

/** The steps of a tutorial, by title. */
const stepsOf = async (request: APIRequestContext, id: string) => {
  const answer = await request.get('/api/marketplace/tex-admin/tutorials?size=100');
  const tutorials = (await answer.json()) as { id: string; steps: { title: string; text: string }[] }[];
  const steps = tutorials.find((tutorial) => tutorial.id === id)?.steps ?? [];
  return (title: string, ...words: string[]) => {
    const text = steps.find((step) => step.title === title)?.text ?? '';
    for (const word of words) expect(text, `${title} names ${word}`).toContain(word);
  };
};

test('a module is found the way the tutorial says', async ({ shopper, page, request }) => {
  test.slow();
  const says = await stepsOf(request, 'find-the-right-module');
  says('Search from anywhere', 'Ctrl and K', 'the ten best results', 'arrow keys', 'Enter');
  await shopper.visit('/privacy');
  await shopper.answers();
  await page.keyboard.press('Control+k');
  const search = page.getByRole('combobox', { name: 'Search modules' });
  await search.fill('a');
  await expect(page.getByRole('option')).toHaveCount(10);
  await search.fill('Attendance');
  await expect(page.getByRole('option').first()).toContainText('Attendance');
  await search.press('Enter');
  await expect(shopper.heading('Attendance')).toBeVisible();

  says('Work out the cost', 'users and days', 'GST is added at checkout');
  const price = page.getByRole('complementary', { name: 'Price' });
  await price.getByLabel('Users', { exact: true }).fill('12');
  await price.getByLabel('Users', { exact: true }).press('Enter');
  await expect(price.getByText(/12 users × \d+ days × ₹/)).toBeVisible();

  says("Browse when you don't know the name", 'Buckets', 'View All');
  await page.getByRole('button', { name: 'Buckets' }).click();
  await page.getByRole('button', { name: 'View All' }).click();
  await expect(page.getByRole('dialog', { name: 'Explore Buckets' })).toBeVisible();
});

test.describe('an administrator', () => {
  test.use({ account: 'super@tex.example' });

  test('gives colleagues access the way the tutorial says', async ({ shopper, page, request }) => {
    const says = await stepsOf(request, 'give-colleagues-access');
    says('Open IAM', 'IAM in the profile menu');
    await shopper.visit('/');
    await page.getByRole('button', { name: 'Profile menu' }).click();
    await page.getByRole('link', { name: 'IAM' }).click();
    says('Invite a user', 'Invite people', 'name and email address');
    await page.getByRole('button', { name: 'Invite people' }).click();
    const dialog = page.getByRole('dialog', { name: 'Invite people' });
    await expect(dialog.getByLabel('Email')).toBeVisible();
    await expect(dialog.getByLabel('Name')).toBeVisible();
    await page.keyboard.press('Escape');
    for (const tab of ['Marketplace roles', 'Module access', 'Audit log']) {
      says(
        { 'Audit log': 'Check what was changed', 'Module access': 'Set module access' }[tab] ??
          'Grant a marketplace role',
        tab,
      );
      await expect(page.getByRole('link', { name: tab, exact: true })).toBeVisible();
    }
    says('Set module access', 'choose a person', 'Full, Partial or No Access');
    await shopper.goOnTo('/iam-dashboard?tab=access&user=empty');
    for (const choice of ['Full', 'Partial', 'No Access'])
      await expect(page.getByText(choice, { exact: true }).first()).toBeVisible();
  });
});

test('the search finds help along with modules', async ({ shopper, page }) => {
  await shopper.visit('/search?q=temporary%20password');
  const help = page.getByRole('region', { name: 'Help' });
  await help.getByText('I signed in with a temporary password and got stuck. What now?').click();
  await expect(help.getByText(/choose Forgot password on the sign-in page/)).toBeVisible();
  await page.keyboard.press('Control+k');
  const dialog = page.getByRole('dialog', { name: 'Search modules' });
  await dialog.getByRole('combobox').fill('first order');
  await dialog.getByRole('link', { name: 'Place your first order' }).click();
  await expect(page).toHaveURL(/tutorial#place-your-first-order$/);
  await expect(dialog).toBeHidden();
});
