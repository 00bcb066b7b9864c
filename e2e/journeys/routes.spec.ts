import { expect, Shopper, test } from '../fixtures/shopper.ts';
import { storefrontPages, type Access } from '../fixtures/storefront-pages.ts';

/** Each kind of page with an account that may open it. */
const accounts: [Access, string | undefined][] = [
  ['everybody', undefined],
  ['signed-in', 'user@tex.example'],
  ['payment', 'buyer2@tex.example'],
  ['administrators', 'admin@tex.example'],
  ['super', 'super@tex.example'],
];

for (const [access, account] of accounts) {
  const pages = storefrontPages.filter((page) => page.access === access);
  const rows = pages.map(({ row }) => row).join(', ');

  test.describe(() => {
    test.use({ account });
    test.slow();

    test(`pages for ${access} open by their URL and by reload [${rows}, ROUTE-29]`, async ({ shopper, page }) => {
      for (const { path, heading } of pages)
        await test.step(path, async () => {
          await shopper.visit(path);
          await expect(shopper.heading(heading)).toBeAttached();
          await shopper.isAt(path);
          await page.reload({ waitUntil: 'domcontentloaded' });
          await expect(shopper.heading(heading)).toBeAttached();
          await shopper.isAt(path);
        });
    });
  });
}

test('an unknown path responds with 404 and says so, with a way back [ROUTE-04, ROUTE-05]', async ({
  shopper,
  page,
}) => {
  await shopper.visit('/tutorial');
  const answer = await shopper.visit('/no-such-page');
  expect(answer?.status()).toBe(404);
  await expect(page.getByText('The page you are looking for does not exist.')).toBeVisible();
  await page.getByRole('button', { name: 'Go Back' }).click();
  await expect(shopper.heading('Tutorials')).toBeVisible();
  await shopper.isAt('/tutorial');
});

test('in a new tab without history, Go Back leads to the dashboard', async ({ shopper, page }) => {
  await shopper.visit('/tutorial');
  const opened = page.waitForEvent('popup');
  await page.evaluate(() => window.open('/marketplace/no-such-page'));
  const tab = new Shopper(await opened);
  await tab.page.getByRole('button', { name: 'Go Back' }).click();
  await expect(tab.heading('TEX Marketplace')).toBeAttached();
  await tab.isAt('/');
});

test('/help and /contact lead to the contact page [A-03, ERR-02]', async ({ shopper }) => {
  for (const path of ['/help', '/contact']) {
    await shopper.visit(path);
    await expect(shopper.heading('Get in Touch')).toBeVisible();
    await shopper.isAt('/contactus');
  }
});

test('links lead to tutorials, demo, contact and privacy [ROUTE-27]', async ({ shopper, page }) => {
  const links = [
    ['Main', 'Tutorials', '/tutorial', 'Tutorials'],
    ['Main', 'Request Demo', '/demo', 'Request Demo'],
    ['Footer', 'Contact Us', '/contactus', 'Get in Touch'],
    ['Footer', 'Privacy Policy', '/privacy', 'Privacy Policy'],
  ] as const;
  await shopper.visit();
  for (const [place, name, path, heading] of links) {
    const link = page.getByRole('navigation', { name: place }).getByRole('link', { name, exact: true });
    await expect(link).toHaveAttribute('href', `/marketplace${path}`);
    await link.click();
    await expect(shopper.heading(heading)).toBeVisible();
    await shopper.isAt(path);
  }
});

test('when the shell itself fails, the router says so [ROUTE-28]', async ({ shopper, page }) => {
  // Header, footer and overlays are outside every page; this breaks a browser API that they need.
  await page.addInitScript(() => {
    const { addEventListener } = EventTarget.prototype;
    EventTarget.prototype.addEventListener = function (...call: Parameters<typeof addEventListener>) {
      if (call[0] === 'openBucketsModal') throw new Error('No listeners here.');
      addEventListener.apply(this, call);
    };
  });
  await shopper.visit('/tutorial');
  await expect(shopper.heading('Unexpected Application Error!')).toBeVisible();
  await expect(page.getByRole('banner')).toHaveCount(0);
  await expect(page.getByText(/Error ID [\da-f]{32}/)).toBeVisible();
  await page.getByRole('button', { name: 'Go Home' }).click();
  await shopper.isAt('/');
});
