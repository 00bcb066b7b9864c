import type { Page } from '@playwright/test';
import { aCandidate } from '../fixtures/candidate.ts';
import { editDocuments, leftToBrowser } from '../fixtures/edit-documents.ts';
import { expect, test } from '../fixtures/shopper.ts';

const wanted = 'We hear you';
let candidate: string;
test.beforeAll(() => {
  candidate = aCandidate('mfe-support', 'words', 'Get in Touch', wanted);
});

test('a tester sees a candidate inside the live composition, on every page of the tab, and other visitors don’t', async ({
  shopper,
  page,
  browser,
  baseURL,
}) => {
  await shopper.visit(`/contactus?mfe=support@${candidate}`);
  await expect(shopper.heading(wanted)).toBeVisible();
  await shopper.isAt('/contactus');
  await expect(page.getByRole('button', { name: '1 overridden' })).toBeVisible();

  await page.reload();
  await expect(shopper.heading(wanted)).toBeVisible();
  await shopper.visit('/tutorial');
  await page.getByRole('contentinfo').getByRole('link', { name: 'Contact Us' }).click();
  await expect(shopper.heading(wanted)).toBeVisible();

  const visitor = await (await browser.newContext()).newPage();
  await visitor.goto(`${baseURL}/marketplace/contactus`);
  await expect(visitor.getByRole('heading', { level: 1, name: 'Get in Touch' })).toBeVisible();
  await expect(visitor.getByRole('button', { name: /overridden/ })).toHaveCount(0);
});

test('a release that is not in the store is refused with a message, and the released one stays', async ({
  shopper,
  page,
}) => {
  await shopper.visit('/contactus?mfe=support@9.9.9-nowhere');
  await expect(shopper.heading('Get in Touch')).toBeVisible();
  await page.getByRole('button', { name: 'Override refused' }).click();
  await expect(page.getByRole('alert')).toHaveText('mfe-support@9.9.9-nowhere is not in the release store.');
});

test('the composition panel lists the parts, swaps one, outlines them, and goes back', async ({ shopper, page }) => {
  await shopper.visit('/contactus');
  await shopper.answers();
  await page.keyboard.press('Control+Shift+M');
  const panel = page.getByRole('dialog', { name: 'Composition' });
  await expect(panel.getByRole('row', { name: /mfe-support/ })).toContainText(/Loaded in \d+ ms/);
  await panel.getByRole('combobox', { name: 'Release of mfe-support' }).selectOption(candidate);
  await panel.getByRole('button', { name: 'Open with these releases' }).click();
  await expect(shopper.heading(wanted)).toBeVisible();

  await page.keyboard.press('Control+Shift+M');
  await panel.getByRole('checkbox', { name: 'Outline remotes on the page' }).check();
  await expect(page.getByText('mfe-support /contactus')).toBeVisible();
  await panel.getByRole('button', { name: 'Back to the released set' }).click();
  await expect(shopper.heading('Get in Touch')).toBeVisible();
  await expect(page.getByRole('button', { name: /overridden/ })).toHaveCount(0);
});

/** Adds a byte to the files of every release of an application, on every attempt. */
const damage = (page: Page, files: string) =>
  page.route(`**/releases/${files}*`, async (route) => {
    const answer = await route.fetch();
    await route.fulfill({ response: answer, body: `${await answer.text()} ` });
  });

/** Resolves when the browser reports a failed load of an application. */
const reportOf = (page: Page, app: string) =>
  page.waitForRequest((request) => {
    if (!request.url().endsWith('/tex-suite/error-report')) return false;
    const { reports } = request.postDataJSON() as { reports: { app: string; kind: string }[] };
    return reports.some((report) => report.app === app && report.kind === 'load');
  });

for (const [what, files] of [
  ['the entry', 'mfe-support/**/entry.js'],
  ['a chunk', 'mfe-support/**/*contact*.js'],
  ['a style', 'mfe-support/**/*contact*.css'],
] as const)
  test(`one byte changed in ${what} of a remote is refused: the page shows the fallback, the shell keeps working, the team is notified, and Try Again loads the right one`, async ({
    shopper,
    page,
    context,
  }) => {
    // Rendered markup would stay visible.
    await editDocuments(context, [leftToBrowser]);
    await damage(page, files);
    const reported = reportOf(page, 'mfe-support');
    await shopper.visit('/contactus');
    await expect(page.getByText('Failed to load application resources. Please refresh the page.')).toBeVisible();
    await expect(page.getByRole('navigation', { name: 'Main' })).toBeVisible();
    await reported;

    // The browser may have cached the damaged file, so the retry bypasses the cache.
    await page.unrouteAll();
    await page.getByRole('button', { name: 'Try again' }).click();
    await expect(shopper.heading('Get in Touch')).toBeVisible();
  });

test('one byte changed in a host script is refused: the page is readable, says that its buttons don’t work, and reports it', async ({
  shopper,
  page,
}) => {
  await damage(page, 'host/**/*.js');
  const reported = reportOf(page, 'host');
  await shopper.visit('/contactus');
  await expect(page.getByRole('alert')).toContainText('You can read this page, but its buttons don’t work');
  await expect(page.getByRole('alert')).toBeInViewport();
  await expect(shopper.heading('Get in Touch')).toBeVisible();
  await expect(page.getByText(/^Error ID E-\w+$/)).toBeVisible();
  await reported;

  await page.unrouteAll();
  await page.getByRole('link', { name: 'Refresh the page' }).click();
  await expect(shopper.heading('Get in Touch')).toBeVisible();
});
