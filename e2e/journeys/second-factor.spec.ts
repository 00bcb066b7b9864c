import type { APIRequestContext, Browser, Page } from '@playwright/test';
import { codeOf } from '../../api/test/second-factor.ts';
import { linkTo, mailAbout } from '../fixtures/mailbox.ts';
import { marketplaceApi } from '../fixtures/marketplace-api.ts';
import { expect, Shopper, test } from '../fixtures/shopper.ts';
import { violations } from '../fixtures/violations.ts';
import { virtualAuthenticator } from '../fixtures/virtual-authenticator.ts';

// This file invites its own users, so that no other test meets their second factors.
test.use({ account: 'super@tex.example', contextOptions: { reducedMotion: 'reduce' } });
test.describe.configure({ timeout: 360_000 });

const PASSWORD = 'Brand-new-1';

const looksRight = async (page: Page, what: string) => {
  expect(await violations(page), what).toEqual([]);
};

interface Person {
  name: string;
  email: string;
}

const aPerson = (name: string): Person => {
  const now = Date.now();
  return { name: `${name} ${now}`, email: `${name.split(' ')[0]?.toLowerCase()}-factor-${now}@tex.example` };
};

const invite = async (page: Page, person: Person, terms: { role: string; marketplaceRoleIds?: string[] }) => {
  const { call } = await marketplaceApi(page);
  await call('POST', '/tex-suite/user/invite', {
    people: [person],
    clientId: null,
    marketplaceRoleIds: [],
    ...terms,
  });
};

/** Accepts the invitation in a separate browser, which stays signed in. */
const accept = async (browser: Browser, request: APIRequestContext, { email, name }: Person) => {
  const context = await browser.newContext({
    storageState: { cookies: [], origins: [] },
    reducedMotion: 'reduce',
    permissions: ['clipboard-read', 'clipboard-write'],
  });
  const shopper = new Shopper(await context.newPage());
  const { page } = shopper;
  await shopper.visit(linkTo('/accept-invitation', await mailAbout(request, email, 'invited you')));
  await page.getByLabel('New Password', { exact: true }).fill(PASSWORD);
  await page.getByLabel('Confirm Password', { exact: true }).fill(PASSWORD);
  await page.getByRole('button', { name: 'Accept and sign in' }).click();
  await expect(page.getByText(`Welcome, ${name}. Your account is ready.`)).toBeVisible();
  return shopper;
};

const enterPassword = async ({ page, visit, answers }: Shopper, { email }: Person) => {
  await visit('/login');
  await answers();
  await page.getByLabel('Email', { exact: true }).fill(email);
  await page.getByLabel('Password', { exact: true }).fill(PASSWORD);
  await page.getByRole('button', { name: 'Sign In', exact: true }).click();
};

const isSecondStep = ({ heading }: Shopper) => expect(heading('Two-step verification')).toBeVisible();

const card = (page: Page) => page.getByRole('region', { name: 'Two-step verification' });

/** Reads the codes, which are shown only once. */
const saveCodes = async (page: Page) => {
  const dialog = page.getByRole('dialog', { name: 'Save your recovery codes' });
  await expect(dialog.getByRole('listitem')).toHaveCount(10);
  await looksRight(page, 'the recovery codes');
  const codes = await dialog.getByRole('listitem').allTextContents();
  await dialog.getByRole('button', { name: 'I’ve saved them' }).click();
  await expect(dialog).toBeHidden();
  await expect(card(page).getByRole('heading', { name: 'Two-step verification' })).toBeFocused();
  return codes;
};

test('a user secures the account, signs in every way, confirms a change, loses everything and is let in again', async ({
  shopper: administrator,
  browser,
  request,
}) => {
  const nilaIs = aPerson('Nila Das');
  const omarIs = aPerson('Omar Khan');
  await administrator.visit('/iam-dashboard');
  await invite(administrator.page, nilaIs, { role: 'ADMIN' });
  await invite(administrator.page, omarIs, { role: 'USER' });
  const nila = await accept(browser, request, nilaIs);
  const { page } = nila;
  const device = await virtualAuthenticator(page);

  const codes = await test.step('a passkey is added, along with recovery codes', async () => {
    await nila.visit('/profile');
    await looksRight(page, 'the card');
    await card(page).getByRole('button', { name: 'Add a passkey' }).click();
    const naming = page.getByRole('dialog', { name: 'Add a passkey' });
    await naming.getByLabel('Name').fill('Laptop');
    await looksRight(page, 'the name of a passkey');
    await naming.getByRole('button', { name: 'Continue' }).click();
    return saveCodes(page);
  });

  await test.step('the passkey alone signs in', async () => {
    await nila.signOut();
    await nila.visit('/login');
    await nila.answers();
    await looksRight(page, 'the sign-in');
    await page.getByRole('button', { name: 'Continue with a passkey' }).click();
    await nila.isAt('/');
    await nila.visit('/profile');
    await expect(card(page).getByRole('listitem').filter({ hasText: 'Laptop' })).toContainText('Last used');
  });

  await test.step('the password is not enough, and the passkey completes it', async () => {
    await nila.signOut();
    // The suggested passkey is ignored while typing.
    await device.answers(false);
    await enterPassword(nila, nilaIs);
    await isSecondStep(nila);
    expect(await nila.stored('accessToken')).toBeNull();
    await looksRight(page, 'the second step');
    await device.answers(true);
    await page.getByRole('button', { name: 'Use a passkey' }).click();
    await nila.isAt('/');
  });

  const secret = await test.step('an authenticator app is set up', async () => {
    await nila.visit('/profile');
    await card(page).getByRole('button', { name: 'Set up an authenticator app' }).click();
    const setting = page.getByRole('dialog', { name: 'Set up an authenticator app' });
    await expect(setting.getByRole('img', { name: /^QR code/ })).toBeVisible();
    await looksRight(page, 'the authenticator app');
    await setting.getByRole('button', { name: 'Copy key' }).click();
    const key = await page.evaluate(() => navigator.clipboard.readText());
    await setting.getByLabel('Code from your app').fill(codeOf(key, -1));
    await setting.getByRole('button', { name: 'Turn on' }).click();
    await expect(card(page).getByRole('button', { name: 'Remove the authenticator app' })).toBeVisible();
    return key;
  });

  await test.step('its code signs in once, and so does a recovery code', async () => {
    await device.answers(false);
    await nila.signOut();
    await enterPassword(nila, nilaIs);
    const code = codeOf(secret);
    await page.getByLabel('Code from your authenticator app').fill(code);
    await page.getByRole('button', { name: 'Verify' }).click();
    await nila.isAt('/');
    await nila.signOut();
    await enterPassword(nila, nilaIs);
    await page.getByLabel('Code from your authenticator app').fill(code);
    await page.getByRole('button', { name: 'Verify' }).click();
    await expect(page.getByRole('alert')).toContainText('already used');
    await page.getByRole('button', { name: 'Use a recovery code' }).click();
    await looksRight(page, 'the recovery code');
    await page.getByLabel('Recovery code').fill(codes[0]?.toLowerCase() ?? '');
    await page.getByRole('button', { name: 'Verify' }).click();
    await nila.isAt('/');
    await nila.visit('/profile');
    await expect(card(page).getByText('9 of 10 left')).toBeVisible();
    await device.answers(true);
  });

  await test.step('a change of roles waits for a fresh proof, and is then made', async () => {
    await nila.visit(`/iam-dashboard?search=${encodeURIComponent(omarIs.email)}`);
    await page.getByRole('link', { name: omarIs.name }).click();
    const panel = page.getByRole('dialog', { name: omarIs.name });
    // The response ten minutes after the last proof.
    const refusal = { code: 'fresh_factor_required', error: 'Confirm it’s you.', message: 'Confirm it’s you.' };
    await page.route('**/role', (route) => route.fulfill({ status: 403, json: refusal }), { times: 1 });
    await panel.getByLabel('Role', { exact: true }).selectOption('ADMIN');
    await page.getByRole('alertdialog').getByRole('button', { name: 'Make admin' }).click();
    const proof = page.getByRole('dialog', { name: 'Confirm it’s you' });
    await expect(proof.getByRole('button', { name: 'Use a passkey' })).toBeVisible();
    await looksRight(page, 'the fresh proof');
    const before = await nila.stored('accessToken');
    await proof.getByRole('button', { name: 'Use a passkey' }).click();
    await expect(page.getByText(`${omarIs.name} is now an admin.`)).toBeVisible();
    await expect(proof).toBeHidden();
    // The proof ended the tokens from before.
    expect(await nila.stored('accessToken')).not.toBe(before);
  });

  await test.step('everything is lost, and a SUPER_ADMIN resets it', async () => {
    const { page: desk } = administrator;
    await administrator.visit(`/iam-dashboard?search=${encodeURIComponent(nilaIs.email)}`);
    await desk.getByRole('link', { name: nilaIs.name }).click();
    const panel = desk.getByRole('dialog', { name: nilaIs.name });
    await panel.getByRole('button', { name: 'Reset two-step verification' }).click();
    await looksRight(desk, 'the reset');
    await desk.getByRole('alertdialog').getByRole('button', { name: 'Reset' }).click();
    await expect(panel.getByText('Not set up yet.')).toBeVisible();
    // The device still suggests the passkey that the reset removed; ignore it.
    await device.answers(false);
    await enterPassword(nila, nilaIs);
    await nila.isAt('/');
  });
});

test('a role requires it: people are reminded, and can reach nothing else once it is overdue', async ({
  shopper: administrator,
  browser,
  request,
}) => {
  const mayaIs = aPerson('Maya Sen');
  await administrator.visit('/iam-dashboard');
  const { call } = await marketplaceApi(administrator.page);
  const security = '/tex-admin/settings/security';
  const before = (await call('GET', security)) as { settings: object; version: string };
  const change = async (settings: object) => {
    const { version } = (await call('GET', security)) as { version: string };
    await call('PUT', security, { ...before.settings, ...settings, version });
  };
  await invite(administrator.page, mayaIs, { role: 'USER', marketplaceRoleIds: ['payment-creator'] });
  try {
    // The role with the fewest users in the tests; they only see the reminder.
    await change({ secondFactorRoles: ['PAYMENT_CREATOR'], secondFactorGraceDays: 14 });
    const maya = await accept(browser, request, mayaIs);
    const { page } = maya;
    await maya.visit('/contactus');
    const banner = page.getByRole('status', { name: 'Two-step verification' });
    await expect(banner).toContainText('Set up two-step verification by');
    await looksRight(page, 'the reminder');
    await banner.getByRole('link', { name: 'Set it up' }).click();
    await expect(card(page).getByText(/^Your role requires it\. Set it up by/)).toBeVisible();
    await expect(banner).toBeHidden();

    // Days later.
    await page.route('**/auth/check-auth', async (route) => {
      const answer = await route.fetch();
      const { user } = (await answer.json()) as { user: object };
      await route.fulfill({ response: answer, json: { user: { ...user, secondFactorDueAt: '2026-01-01T00:00:00Z' } } });
    });
    await maya.visit('/accounts');
    await maya.isAt('/profile');
    await expect(page.getByText(/the time to set it up is over/)).toBeVisible();
    await looksRight(page, 'the account when it is overdue');
  } finally {
    await change({});
  }
});
