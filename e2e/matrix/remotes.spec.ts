import type { Page } from '@playwright/test';
import { candidateOf } from '../fixtures/candidate.ts';
import { editComposition, editDocuments, leftToBrowser } from '../fixtures/edit-documents.ts';
import { keptSession } from '../fixtures/kept-session.ts';
import { breakRemote } from '../fixtures/remote-faults.ts';
import { expect, Shopper, test } from '../fixtures/shopper.ts';
import { cells, coveredFaults } from './cells.ts';
import { expectInTime } from './fallback-time.ts';

test.describe.configure({ timeout: 60_000 });

const fallback = (page: Page) => page.locator('[role=alert][data-severity]');
const tryAgain = (page: Page) => page.locator('#content').getByRole('button', { name: 'Try again' }).click();
const expectShell = async (page: Page) => {
  await expect(page.getByRole('navigation', { name: 'Main' })).toBeVisible();
  await page.getByRole('button', { name: /^Switch to (dark|light)/ }).click();
};

for (const { subject, fault } of cells.filter(({ subject: { remote } }) => remote !== 'mfe-auth'))
  test(`${subject.remote}, ${fault}: shell, sign-in and other pages work, the fallback shows in time, Try Again recovers`, async ({
    shopper,
    page,
    context,
  }) => {
    const { remote, account, path, heading, other } = subject;
    const lift = await breakRemote({ context, remote }, fault);
    await shopper.signIn(account);
    await shopper.goOnTo(other.path);
    await expect(shopper.heading(other.heading)).toBeVisible();

    await shopper.visit(path);
    await expectInTime(page, fallback(page), remote, fault);
    await expectShell(page);

    await lift();
    await tryAgain(page);
    await expect(shopper.heading(heading)).toBeVisible();
  });

for (const { subject, fault } of cells.filter(({ subject: { remote } }) => remote === 'mfe-auth'))
  test(`${subject.remote}, ${fault}: signed-in users can go on, the sign-in falls back in time and Try Again recovers it`, async ({
    shopper,
    page,
    context,
    browser,
    baseURL,
  }) => {
    const { remote, account, path, heading, other } = subject;
    const storageState = await keptSession(String(baseURL), account);
    const signedIn = await browser.newContext({ ...(baseURL && { baseURL }), storageState });
    await breakRemote({ context: signedIn, remote }, fault);
    const member = new Shopper(await signedIn.newPage());
    await member.visit(other.path);
    await expect(member.heading(other.heading)).toBeVisible();
    await expect(member.page.getByRole('button', { name: 'Profile menu' })).toBeVisible();
    await expectShell(member.page);
    await signedIn.close();

    const lift = await breakRemote({ context, remote }, fault);
    await shopper.visit(path);
    await expectInTime(page, fallback(page), remote, fault);
    await lift();
    await tryAgain(page);
    await expect(shopper.heading(heading)).toBeVisible();
    await shopper.signIn(account);
  });

for (const fault of coveredFaults)
  test(`mfe-support, ${fault}, with a previous release: the shell falls back to it`, async ({
    shopper,
    page,
    context,
  }) => {
    const previous = candidateOf('mfe-support', 'before', 'Get in Touch', 'As we were');
    await breakRemote({ context, remote: 'mfe-support', previous }, fault);
    await shopper.visit('/contactus');
    await expectInTime(page, shopper.heading('As we were'), 'mfe-support, previous release', fault);
    await expectShell(page);
  });

test('a chunk that never arrives is given up after 120 s, and Try Again requests it again [CONST-10]', async ({
  shopper,
  page,
  context,
}) => {
  let silent = true;
  const alone = editComposition(({ remotes }) => remotes.forEach((remote) => delete remote.previous));
  await editDocuments(context, [leftToBrowser, alone]);
  await page.route('**/releases/mfe-support/**/*contact*.js*', (route) => (silent ? undefined : route.continue()));
  await page.clock.install();
  const asked = page.waitForRequest(/mfe-support.*entry\.js/);
  await shopper.visit('/contactus');
  await asked;
  await expectShell(page);

  await page.clock.fastForward(100_000);
  await expect(page.getByRole('contentinfo')).toBeVisible();
  await expect(fallback(page)).toHaveCount(0);
  await page.clock.fastForward(20_000);
  await expect(fallback(page)).toBeVisible();

  silent = false;
  await tryAgain(page);
  await page.clock.fastForward(1_000);
  await expect(shopper.heading('Get in Touch')).toBeVisible();
});
