import { expect, test } from '../fixtures/shopper.ts';

test.use({ javaScriptEnabled: false });

test('public pages can be read without scripts', async ({ shopper, page }) => {
  const firstBucket = page.locator('main a[href*="/bucket?id="]:not([target])').first();
  const firstModule = page.locator('main a[href*="/module?id="]').first();

  expect((await shopper.visit())?.status()).toBe(200);
  await expect(page.getByRole('navigation', { name: 'Main' })).toBeVisible();
  await expect(page.getByRole('heading', { name: 'Top Choices' })).toBeVisible();
  await firstBucket.click();
  await expect(page).toHaveURL(/\/bucket\?id=/);
  await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
  await firstModule.click();
  await expect(page).toHaveURL(/\/module\?id=/);
  await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
  await expect(page.getByRole('heading', { name: 'What’s inside' })).toBeVisible();

  for (const [path, heading, words] of [
    ['/tutorial', 'Tutorials', /\w{4}/],
    ['/contactus', 'Get in Touch', 'Frequently asked questions'],
    ['/privacy', 'Privacy Policy', /personal|data/i],
  ] as const) {
    expect((await shopper.visit(path))?.status()).toBe(200);
    await expect(shopper.heading(heading)).toBeVisible();
    await expect(page.locator('main')).toContainText(words);
  }
});

test('lists can be filtered, sorted and paged without scripts', async ({ shopper, page }) => {
  const names = page.locator('main').getByRole('link', { name: /Know More/ });
  test.slow();
  await shopper.visit('/search');
  await expect(names).toHaveCount(24);
  const first = await names.first().textContent();
  await page.getByRole('link', { name: 'Page 2' }).click();
  await expect(page).toHaveURL(/\/search\?page=2$/);
  await expect(page.getByText(/^25 to 48 of \d+/)).toBeVisible();
  await expect(names.first()).not.toHaveText(first ?? '');

  await page.getByRole('link', { name: /^Human Resources/ }).click();
  await expect(page).toHaveURL(/\/search\?category=human-resources$/);
  await expect(page.getByRole('link', { name: 'Remove Human Resources' })).toBeVisible();
  await page.getByRole('textbox', { name: 'Search modules' }).fill('time');
  await page.getByLabel('Sort by').selectOption({ label: 'Name' });
  await page.getByRole('button', { name: 'Apply' }).click();
  await expect(page).toHaveURL(/q=time&sort=name&category=human-resources$/);
  await expect(shopper.heading('Results for “time”')).toBeVisible();
  await expect(names.first()).toBeVisible();
});

test('missing pages have the matching status', async ({ shopper, page }) => {
  for (const path of [
    '/module?id=no-such-module',
    '/bucket?id=no-such-bucket',
    '/category?id=none',
    '/module',
    '/nowhere/at/all',
  ])
    expect((await shopper.visit(path))?.status()).toBe(404);
  await expect(page.getByText('The page you are looking for does not exist.')).toBeVisible();
});

test('a page that needs scripts says so', async ({ shopper, page }) => {
  await shopper.visit('/cart');
  const sentence = page.locator('noscript p');
  await expect(sentence).toBeVisible();
  await expect(sentence.locator('a')).toHaveAttribute('href', '/marketplace/');
  await expect(page.getByText('Checking your session...')).toBeHidden();
});

test('the sign-in page says that it needs scripts, and accepts no password without them', async ({ shopper, page }) => {
  await shopper.visit('/login');
  await expect(shopper.heading('Welcome back')).toBeVisible();
  await expect(page.locator('noscript p').first()).toHaveText(/^Signing in needs JavaScript\./);
  await expect(page.locator('noscript p').first()).toBeVisible();
  await expect(page.locator('form')).toBeHidden();
});

test.describe('on a dark system', () => {
  test.use({ colorScheme: 'dark' });

  test('pages and pictures are dark without scripts', async ({ shopper, page }) => {
    await shopper.visit();
    await expect(page.locator('body')).toHaveCSS('background-color', 'rgb(13, 15, 20)');
    const slides = page.getByRole('region', { name: 'Highlights' });
    await expect(slides.locator('img[data-only=dark]').first()).toBeVisible();
    await expect(slides.locator('img[data-only=light]').first()).toBeHidden();
  });
});

test('the contact form is sent without scripts, and a refusal loses nothing', async ({ shopper, page }) => {
  await shopper.visit('/contactus');
  const form = page.getByRole('form', { name: 'Send us a message' });
  await form.getByLabel('Name').fill('R2 D2');
  await form.getByLabel('Email').fill('reader@customer.example');
  await form.getByLabel('Subject').fill('Without scripts');
  await form.getByLabel('Message').fill('Can this be read by somebody\nwho runs no scripts?');
  await form.getByRole('button', { name: 'Send Message' }).click();
  await expect(page.getByRole('heading', { name: 'Your message was not sent' })).toBeVisible();
  await expect(page.getByText('Please enter a valid name (letters only, min 2 characters)')).toBeVisible();

  await page.goBack();
  await expect(form.getByLabel('Subject')).toHaveValue('Without scripts');
  await form.getByLabel('Name').fill('Asha Rao');
  await form.getByRole('button', { name: 'Send Message' }).click();
  await expect(page.getByRole('heading', { name: 'Message Sent Successfully!' })).toBeInViewport();
});
