import { buildForeignRemote } from '../fixtures/foreign-remote.ts';
import { adoptRemote, removeChannel } from '../fixtures/release-command.ts';
import { expect, test } from '../fixtures/shopper.ts';

const pages = [
  { path: '/reviews', module: './Reviews', access: 'public', title: 'Customer Reviews' },
  { path: '/reviews/mine', module: './Reviews', access: 'signed-in', title: 'My Reviews' },
];

test.afterAll(() => removeChannel('adopted'));

test('another team’s remote, built with Rspack, works inside the storefront on the channel that adopted it', async ({
  shopper,
  page,
  browser,
  baseURL,
}, testInfo) => {
  test.slow();
  const build = testInfo.outputPath('reviews');
  await buildForeignRemote('rspack', build, pages);
  await adoptRemote(build, 'mfe-reviews', 'adopted');

  const loaded: string[] = [];
  page.on('request', (request) => void loaded.push(new URL(request.url()).pathname));
  const complaints: string[] = [];
  page.on('console', (message) => void (message.type() === 'error' && complaints.push(message.text())));
  await shopper.visit('/reviews?channel=adopted');
  await expect(page).toHaveTitle(/^Customer Reviews/);
  await expect(shopper.heading('Customer Reviews')).toBeVisible();
  await expect(page.getByRole('navigation', { name: 'Main' })).toBeVisible();
  // Its state is in the host's React.
  await page.getByRole('button', { name: 'Helpful (0)' }).click();
  await expect(page.getByRole('button', { name: 'Helpful (1)' })).toBeVisible();

  const itsFiles = loaded
    .filter((path) => path.includes('/releases/mfe-reviews/'))
    .map((path) => path.split('/').at(-1));
  expect(itsFiles.sort()).toEqual(['__federation_expose_Reviews.js', 'remoteEntry.js']);
  expect(complaints).toEqual([]);

  await shopper.visit('/reviews/mine');
  await expect(shopper.heading('Welcome back')).toBeVisible();

  const visitor = await (await browser.newContext()).newPage();
  await visitor.goto(`${baseURL}/marketplace/reviews`);
  await expect(visitor.getByRole('heading', { level: 1, name: 'Page Not Found' })).toBeVisible();
});
