import { hold, holdNext } from '../fixtures/hold.ts';
import { expect, test, type Shopper } from '../fixtures/shopper.ts';
import { storefrontPages, type Access, type StorefrontPage } from '../fixtures/storefront-pages.ts';

/** The pages that an account may open, besides public ones, and the rows that only it proves. */
const accounts: [name: string, admitted: Access[], rows: string][] = [
  ['user', ['signed-in'], 'GUARD-03, GUARD-04'],
  ['buyer', ['signed-in', 'payment'], 'GUARD-03'],
  ['creator', ['signed-in', 'payment'], 'GUARD-03, ROLE-09'],
  ['admin', ['signed-in', 'administrators'], 'GUARD-03, GUARD-04'],
  ['super', ['signed-in', 'administrators', 'super'], 'GUARD-04'],
];

const guarded = storefrontPages.filter(({ access }) => access !== 'everybody');
const open = storefrontPages.filter(({ access }) => access === 'everybody');
const everyGuard = 'GUARD-09, GUARD-10, GUARD-11, GUARD-12, GUARD-13';

const shows = async (shopper: Shopper, { path, heading }: Pick<StorefrontPage, 'path' | 'heading'>) => {
  await expect(shopper.heading(heading)).toBeAttached();
  await shopper.isAt(path);
};

const signIn = { path: '/login', heading: 'Welcome back' };
const refusal = { path: '/unauthorized', heading: 'Access Denied' };

/** Visits pages without reloads; each shows itself or its replacement. */
const walk = async (shopper: Shopper, pages: StorefrontPage[], shown: (page: StorefrontPage) => typeof signIn) => {
  for (const each of pages)
    await test.step(each.path, async () => {
      await shopper.goOnTo(each.path);
      await shows(shopper, shown(each));
    });
};

test(`a visitor is sent to the sign-in page from every guarded page, and never from a public one [GUARD-01, GUARD-15, ${everyGuard}]`, async ({
  shopper,
}) => {
  test.slow();
  for (const { path } of guarded)
    await test.step(`${path} by its URL`, async () => {
      await shopper.visit(path);
      await shows(shopper, signIn);
    });
  await walk(shopper, open, (each) => each);
});

for (const [name, admitted, rows] of accounts)
  test.describe(() => {
    test.use({ account: `${name}@tex.example` });

    test(`${name} is admitted or refused by each page's rule, and never kept from a public one [GUARD-15, ${everyGuard}, ${rows}]`, async ({
      shopper,
      page,
    }) => {
      test.slow();
      await shopper.visit('/tutorial');
      await expect(page.getByRole('button', { name: /My Modules/ })).toBeVisible();
      await walk(shopper, guarded, (each) => (admitted.includes(each.access) ? each : refusal));
      await walk(shopper, open, (each) => each);
    });
  });

test('Back on the sign-in page leads to where the visitor came from [GUARD-01]', async ({ shopper, page }) => {
  await shopper.visit('/tutorial');
  await expect(shopper.heading('Tutorials')).toBeVisible();
  await shopper.goOnTo('/profile');
  await shows(shopper, signIn);
  await page.goBack();
  await shows(shopper, { path: '/tutorial', heading: 'Tutorials' });

  await shopper.visit('/settings');
  await shows(shopper, signIn);
  await page.goBack();
  await shows(shopper, { path: '/tutorial', heading: 'Tutorials' });
});

test.describe('a signed-in user', () => {
  test.use({ account: 'user@tex.example' });

  test('sees a spinner while the session is checked, and none of the page’s code runs until then [GUARD-02]', async ({
    shopper,
    page,
  }) => {
    const letGo = await holdNext(page, '**/auth/check-auth');
    const asked = page.waitForRequest('**/auth/check-auth');
    await shopper.visit('/profile');
    await asked;
    await expect(page.getByRole('main').getByRole('status')).toHaveText('Checking your session...');
    await shopper.isAt('/profile');
    await expect(page.getByRole('heading', { level: 1 })).toHaveCount(0);
    // The document may preload the page's files, but the remote itself must not run.
    const remoteRuns = () =>
      page.evaluate(() => {
        const { __INSTANCES__ } = Reflect.get(globalThis, '__FEDERATION__') as { __INSTANCES__: { name: string }[] };
        return __INSTANCES__.some(({ name }) => name.startsWith('mfe_auth_'));
      });
    expect(await remoteRuns()).toBe(false);

    letGo();
    await shows(shopper, { path: '/profile', heading: 'My Account' });
    expect(await remoteRuns()).toBe(true);
  });

  for (const width of [390, 1440])
    test(`sees frame and spinner before any script at ${width} px, and nothing moves when React takes over [GUARD-02]`, async ({
      page,
    }) => {
      await page.setViewportSize({ width, height: 800 });
      const letCodeGo = await hold(page, '**/releases/host/**/*.js');
      const letSessionGo = await holdNext(page, '**/auth/check-auth');
      // Held scripts delay the document's load event.
      await page.goto('/marketplace/profile', { waitUntil: 'commit' });
      const label = page.getByText('Checking your session...');
      const places = () =>
        label.evaluate((text) =>
          [
            text,
            text.previousElementSibling,
            document.querySelector('#root svg'),
            document.querySelector('#root b'),
          ].map((part) => {
            const { x, y, width, height } = part?.getBoundingClientRect() ?? new DOMRect();
            // The spinner turns around its center.
            return [x + width / 2, y + height / 2].map(Math.round);
          }),
        );
      const before = await places();
      letCodeGo();
      await expect(page.getByRole('status')).toHaveText('Checking your session...');
      expect(await places()).toEqual(before);
      letSessionGo();
      await expect(page.getByRole('heading', { name: 'My Account' })).toBeVisible();
    });

  test('has the session and the page’s data requested before any script, each once', async ({ page }) => {
    const asked: string[] = [];
    page.on('request', (request) => asked.push(request.url().replace(/.*\/api\/marketplace(?=\/auth)/, '')));
    const letCodeGo = await hold(page, '**/releases/host/**/*.js');
    await page.goto('/marketplace/profile', { waitUntil: 'commit' });
    const calls = ['/auth/check-auth', '/auth/profile', '/auth/second-factor', '/auth/sessions'];
    await expect.poll(() => asked.filter((path) => path.startsWith('/auth'))).toEqual(calls);
    letCodeGo();
    await expect(page.getByRole('heading', { name: 'My Account' })).toBeVisible();
    await expect(page.getByRole('textbox', { name: 'Phone' })).toBeVisible();
    expect(asked.filter((path) => path.startsWith('/auth'))).toEqual(calls);
  });

  test('sees that the application can’t start, and no spinner', async ({ page }) => {
    await page.route('**/releases/host/**/*.js', (route) => route.abort());
    await page.goto('/marketplace/profile');
    await expect(page.getByRole('alert')).toContainText('The marketplace couldn’t start');
    await expect(page.getByText('Checking your session...')).toBeHidden();
  });

  test('sees which account was refused and what the page needs, and goes back or to the dashboard [GUARD-05, GUARD-06, GUARD-07, GUARD-08]', async ({
    shopper,
    page,
  }) => {
    const told = (term: string) => page.locator('dt', { hasText: term }).locator('+ dd');
    await shopper.visit('/tutorial');
    await expect(page.getByRole('button', { name: /My Modules/ })).toBeVisible();
    await shopper.goOnTo('/cart');
    await shows(shopper, refusal);
    await expect(told('Email')).toHaveText('user@tex.example');
    await expect(told('Role').first()).toHaveText('User');
    await expect(told('Marketplace roles')).toHaveText('None assigned');
    await expect(page.getByText('This page needs the PAYMENT_ADMIN marketplace role.')).toBeVisible();
    await page.getByRole('button', { name: 'Go Back' }).click();
    await shows(shopper, { path: '/tutorial', heading: 'Tutorials' });

    await shopper.visit('/sessions');
    await shows(shopper, refusal);
    await page.getByRole('button', { name: 'Go Back' }).click();
    await shows(shopper, { path: '/tutorial', heading: 'Tutorials' });

    await shopper.goOnTo('/settings');
    await shows(shopper, refusal);
    await page.getByRole('link', { name: 'Go to Dashboard' }).click();
    await shows(shopper, { path: '/', heading: 'TEX Marketplace' });
  });
});

for (const [name, shown, rows] of [
  ['spaced', { path: '/checkout', heading: 'Checkout' }, 'GUARD-13, GUARD-14'],
  ['inactive', refusal, 'GUARD-04, GUARD-13, ROLE-04'],
] as const)
  test.describe(() => {
    test.use({ account: `${name}@tex.example` });

    test(`a payment role that is ${name} is admitted to the checkout or refused as it should be [${rows}]`, async ({
      shopper,
    }) => {
      await shopper.visit('/checkout');
      await shows(shopper, shown);
    });
  });

test.describe('a payment creator', () => {
  test.use({ account: 'creator@tex.example' });

  test('reaches the cart page, which says what is missing [GUARD-13, ROLE-09, CART-06, CART-08]', async ({
    shopper,
    page,
  }) => {
    await shopper.visit('/cart');
    await expect(page.getByText('Contact your administrator to request PAYMENT_ADMIN access.')).toBeVisible();
    await shopper.isAt('/cart');
  });
});
