import { expect, test } from '../fixtures/shopper.ts';

const publicPages: [string, string | RegExp][] = [
  ['/tutorial', 'Tutorials'],
  ['/demo', /Demo/],
  ['/contactus', 'Get in Touch'],
  ['/privacy', 'Privacy Policy'],
  ['/ticket', 'Raise a Ticket'],
  ['/coming-soon', 'Coming Soon'],
  ['/payment-history', /Payment history/i],
];

for (const [path, heading] of publicPages)
  test(`${path} is public and has its page [GUARD-15, ROUTE-29]`, async ({ shopper, page }) => {
    await shopper.visit(path);
    await expect(shopper.heading(heading)).toBeVisible();
    await expect(page).toHaveURL(new RegExp(`${path}$`));
  });

const guarded = [
  '/geo-location',
  '/subscription',
  '/signOn',
  '/settings',
  '/iam-dashboard',
  '/sessions',
  '/profile',
  '/accounts',
  '/cart',
  '/checkout',
  '/module/attendance/dashboard',
];

for (const path of guarded)
  test(`${path} leads a signed-out visitor to the sign-in [GUARD-01, GUARD-09, GUARD-10, GUARD-11, GUARD-12, GUARD-13]`, async ({
    shopper,
    page,
  }) => {
    await shopper.visit(path);
    await expect(page).toHaveURL(/\/marketplace\/login$/);
    await expect(page.getByRole('button', { name: 'Sign In' })).toBeVisible();
  });

test('a user without the role is refused, with who they are [GUARD-03, GUARD-04, GUARD-05, GUARD-06]', async ({
  shopper,
  page,
}) => {
  await shopper.signIn('user@tex.example');
  for (const path of ['/iam-dashboard', '/cart', '/sessions']) {
    await shopper.visit(path);
    await expect(page).toHaveURL(/\/unauthorized$/);
    await expect(shopper.heading('Access Denied')).toBeVisible();
    await expect(page.getByText('user@tex.example')).toBeVisible();
    await expect(page.getByText('None assigned')).toBeVisible();
    await expect(page.getByText('This page needs the PAYMENT_ADMIN marketplace role.')).toBeVisible();
  }
  await page.getByRole('link', { name: 'Go to Dashboard' }).click();
  await expect(page).toHaveURL(/\/marketplace\/?$/);
});

test('an administrator reaches the administration but not the sessions [GUARD-09, GUARD-10]', async ({
  shopper,
  page,
}) => {
  await shopper.signIn('admin@tex.example');
  for (const path of ['/geo-location', '/subscription', '/signOn', '/settings', '/iam-dashboard']) {
    await shopper.visit(path);
    await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
    await expect(page).toHaveURL(new RegExp(`${path}$`));
  }
  await shopper.visit('/sessions');
  await expect(page).toHaveURL(/\/unauthorized$/);
});

test('a super administrator reaches the sessions [GUARD-10]', async ({ shopper, page }) => {
  await shopper.signIn('super@tex.example');
  await shopper.visit('/sessions');
  await expect(shopper.heading(/Sessions/)).toBeVisible();
  await expect(page).toHaveURL(/\/sessions$/);
});

test('roles spelled with a space, and creators, reach the cart page [GUARD-13, GUARD-14, ROLE-09, CART-06, CART-08]', async ({
  shopper,
  page,
}) => {
  await shopper.signIn('spaced@tex.example');
  await shopper.visit('/cart');
  await expect(shopper.heading(/Cart/)).toBeVisible();
  await page.evaluate(() => localStorage.clear());
  await shopper.signIn('creator@tex.example');
  await shopper.visit('/cart');
  await expect(page).toHaveURL(/\/cart$/);
  await expect(page.getByText('Contact your administrator to request PAYMENT_ADMIN access.')).toBeVisible();
});

test('an unknown path is Page Not Found with a way back [ROUTE-04, ROUTE-05]', async ({ shopper, page }) => {
  await shopper.visit('/tutorial');
  const answer = await shopper.visit('/no-such-page');
  expect(answer?.status()).toBe(404);
  await expect(page.getByText('The page you are looking for does not exist.')).toBeVisible();
  await page.getByRole('button', { name: 'Go Back' }).click();
  await expect(page).toHaveURL(/\/tutorial$/);
});

test('/help and /contact lead to the contact page [ROUTE-04, ERR-02]', async ({ shopper, page }) => {
  await shopper.visit('/help');
  await expect(page).toHaveURL(/\/contactus$/);
  await shopper.visit('/contact');
  await expect(page).toHaveURL(/\/contactus$/);
});
