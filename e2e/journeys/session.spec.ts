import type { Route } from '@playwright/test';
import { holdNext } from '../fixtures/hold.ts';
import { editDocuments, leftToBrowser, withoutData } from '../fixtures/edit-documents.ts';
import { expect, test } from '../fixtures/shopper.ts';

test('signing in opens the dashboard, and Back does not return to the sign-in page [AUTH-17, NAV-30, NAV-31]', async ({
  shopper,
  page,
}) => {
  await shopper.visit('/tutorial');
  await page.getByRole('link', { name: 'Sign In' }).first().click();
  await page.getByLabel('Email', { exact: true }).fill('user@tex.example');
  await page.getByLabel('Password', { exact: true }).fill('Marketplace1');
  await page.getByRole('button', { name: 'Sign In' }).click();
  await expect(page.getByRole('button', { name: /My Modules/ })).toBeVisible();
  await page.goBack();
  await expect(page).toHaveURL(/\/tutorial$/);
  // The address changes first; menus close once its page has loaded.
  await expect(shopper.heading('Tutorials')).toBeFocused();
  await shopper.signOut();
  await expect(page).toHaveURL(/\/marketplace\/?$/);
  await expect(page.getByRole('link', { name: 'Sign In' }).first()).toBeVisible();
  expect(await page.evaluate(() => localStorage.getItem('accessToken'))).toBeNull();
});

test('a wrong password shows what the server says [AUTH-34]', async ({ shopper, page }) => {
  await shopper.visit('/login');
  await page.getByLabel('Email', { exact: true }).fill('user@tex.example');
  await page.getByLabel('Password', { exact: true }).fill('wrong');
  await page.getByRole('button', { name: 'Sign In' }).click();
  await expect(page.getByRole('alert')).toBeVisible();
  await expect(page).toHaveURL(/\/login$/);
});

test.describe(() => {
  test.use({ account: 'user@tex.example' });

  test('my modules open with their tiles and badge [NAV-18, NAV-19, MYMOD-01, MYMOD-02]', async ({ shopper, page }) => {
    await shopper.visit();
    await page.getByRole('button', { name: /My Modules/ }).click();
    const dialog = page.getByRole('dialog', { name: 'My Modules' });
    for (const tile of ['Available Modules', 'Full Access', 'Partial Access', 'Total Sections'])
      await expect(dialog.getByText(tile, { exact: true }).first()).toBeVisible();
    await page.keyboard.press('Escape');
    await expect(dialog).toBeHidden();
  });
});

test.describe(() => {
  test.use({ account: 'admin@tex.example' });

  test('an administrator lists the people [ROUTE-21, ROLE-14]', async ({ shopper, page }) => {
    await shopper.visit();
    await page.getByRole('button', { name: 'Profile menu' }).click();
    await page.getByRole('link', { name: 'IAM' }).click();
    await expect(page.getByText('buyer@tex.example')).toBeVisible();
  });
});

test('a session that the server no longer knows ends at the sign-in page, without its tokens [SESSION-06, SESSION-09]', async ({
  shopper,
  page,
}) => {
  await page.addInitScript(() => {
    if (sessionStorage.getItem('begun')) return;
    sessionStorage.setItem('begun', 'yes');
    localStorage.setItem('accessToken', 'old');
    localStorage.setItem('refreshToken', 'old-too');
  });
  await shopper.visit('/tutorial');
  await shopper.isAt('/login');
  expect(await shopper.stored('accessToken')).toBeNull();
  expect(await shopper.stored('refreshToken')).toBeNull();
});

test('visitors who are already on the sign-in page stay there if the session can’t be refreshed [SESSION-06, SESSION-09]', async ({
  shopper,
  page,
}) => {
  await page.addInitScript(() => {
    localStorage.setItem('accessToken', 'old');
    localStorage.setItem('refreshToken', 'old-too');
  });
  const letGo = await holdNext(page, '**/auth/refresh');
  await shopper.visit('/login');
  const email = page.getByLabel('Email', { exact: true });
  await email.fill('user@tex.example');
  letGo();
  await expect.poll(() => shopper.stored('refreshToken')).toBeNull();
  await shopper.isAt('/login');
  await expect(email).toHaveValue('user@tex.example');
});

test.describe('a returning user', () => {
  test.use({ account: 'user@tex.example' });

  test('is recognized at the start [SESSION-01, SESSION-04]', async ({ shopper, page }) => {
    const check = page.waitForRequest('**/auth/check-auth');
    await shopper.visit('/tutorial');
    const token = await shopper.stored('accessToken');
    expect(await (await check).headerValue('authorization')).toBe(`Bearer ${token}`);
    await expect(page.getByRole('button', { name: /My Modules/ })).toBeVisible();
  });

  test('becomes a visitor if the check is refused, and isn’t kept waiting [SESSION-03, SESSION-04]', async ({
    shopper,
    page,
  }) => {
    for (const call of ['check-auth', 'refresh'])
      await page.route(`**/auth/${call}`, (route) => route.fulfill({ status: 401, json: { message: 'No.' } }));
    await shopper.visit('/profile');
    await shopper.isAt('/login');
    await shopper.visit('/tutorial');
    await expect(page.getByRole('banner').getByRole('link', { name: 'Sign In' })).toBeVisible();
  });

  test('is not asked to sign in if the check gets no answer, and can try again [SESSION-04]', async ({
    shopper,
    page,
  }) => {
    // The page also retries by itself, so nothing may succeed before the button is pressed.
    let pressed = false;
    await page.exposeFunction('notePress', () => (pressed = true));
    await page.addInitScript(`addEventListener('click', () => notePress(), true)`);
    await page.route('**/auth/check-auth', (route) =>
      pressed ? route.continue() : route.fulfill({ status: 500, json: { message: 'No.' } }),
    );
    await shopper.visit('/profile');
    await expect(page.getByText('We couldn’t check your session')).toBeVisible();
    await expect(page.getByRole('banner').getByRole('link', { name: 'Sign In' })).toHaveCount(0);
    await shopper.isAt('/profile');
    await page.getByRole('button', { name: 'Try again' }).click();
    await expect(shopper.heading('My Account')).toBeVisible();
  });

  test('signs out: the server is told, and nothing is kept, whether or not it responds [SESSION-05, NAV-30]', async ({
    shopper,
    page,
  }) => {
    await shopper.visit('/profile');
    await expect(shopper.heading('My Account')).toBeVisible();
    await page.evaluate(() => localStorage.setItem('theme', 'dark'));
    await page.route('**/auth/logout', (route) => route.fulfill({ status: 500, json: { message: 'No.' } }));
    const told = page.waitForRequest(
      (request) => request.method() === 'POST' && request.url().endsWith('/auth/logout'),
    );
    await shopper.signOut();
    expect(await (await told).headerValue('authorization')).toMatch(/^Bearer ./);
    await shopper.isAt('/');
    await expect(page.getByRole('banner').getByRole('link', { name: 'Sign In' })).toBeVisible();
    expect(await page.evaluate(() => Object.keys(localStorage))).toEqual([]);
  });

  test('goes on after a 401: one refresh with the stored token, then the same request with the new one [SESSION-07, SESSION-08]', async ({
    shopper,
    page,
  }) => {
    const calls: string[] = [];
    page.on('request', (request) => {
      const call = /\/auth\/(check-auth|refresh)$/.exec(request.url())?.[1];
      if (call) calls.push(`${call} ${request.postData() ?? request.headers()['authorization'] ?? ''}`);
    });
    await page.route('**/auth/check-auth', (route) => route.fulfill({ status: 401, json: { message: 'No.' } }), {
      times: 1,
    });
    const letGo = await holdNext(page, '**/auth/refresh');
    const refreshing = page.waitForRequest('**/auth/refresh');
    await shopper.visit('/profile');
    await refreshing;
    const [accessToken, refreshToken] = [await shopper.stored('accessToken'), await shopper.stored('refreshToken')];
    letGo();
    await expect(shopper.heading('My Account')).toBeVisible();
    const renewed = await shopper.stored('accessToken');
    expect(renewed).not.toBe(accessToken);
    expect(calls).toEqual([
      `check-auth Bearer ${accessToken}`,
      `refresh ${JSON.stringify({ refreshToken })}`,
      `check-auth Bearer ${renewed}`,
    ]);
  });

  test('does not refresh endlessly if the server refuses the new token too [SESSION-07]', async ({ shopper, page }) => {
    const calls: string[] = [];
    page.on('request', (request) => calls.push(new URL(request.url()).pathname.replace(/.*\/auth\//, '')));
    await page.route('**/auth/check-auth', (route) => route.fulfill({ status: 401, json: { message: 'No.' } }));
    await shopper.visit('/tutorial');
    await expect(page.getByRole('banner').getByRole('link', { name: 'Sign In' })).toBeVisible();
    expect(calls.filter((call) => call === 'check-auth' || call === 'refresh')).toEqual([
      'check-auth',
      'refresh',
      'check-auth',
    ]);
  });
});

test('the start loads the company data and keeps it [SESSION-11]', async ({ shopper }) => {
  await shopper.visit('/tutorial');
  await expect.poll(() => shopper.stored('companyData')).toContain('"blurb"');
});

test('failures at the start are only logged, and the page is shown [SESSION-12]', async ({
  shopper,
  page,
  context,
}) => {
  await editDocuments(context, [leftToBrowser, withoutData]);
  await page.clock.install({ time: 0 });
  const warnings: string[] = [];
  page.on('console', (message) => message.type() === 'warning' && warnings.push(message.text()));
  const fail = (route: Route) => route.fulfill({ status: 500, json: { message: 'No.' } });
  await page.route('**/tex-admin/company-master', fail);
  await page.route('**/auth/check-auth', fail);
  await shopper.visit('/tutorial');
  await expect(shopper.heading('Tutorials')).toBeVisible();
  await expect(page.getByRole('banner').getByRole('link', { name: 'Sign In' })).toBeVisible();
  await expect(async () => {
    // Three more attempts, after 1, 2 and 3 s.
    await page.clock.runFor(1_000);
    expect(warnings.join()).toContain('Company data could not be loaded.');
  }).toPass();
  await expect(page.getByRole('contentinfo').getByText(/^Headquarters/)).toBeVisible();
  await expect(page.getByRole('alert')).toHaveCount(0);
});

test('the code for requests is loaded again if it got lost, and the session is found', async ({ shopper, page }) => {
  await shopper.signIn('buyer@tex.example');
  let requested = 0;
  await page.route(/\/chunks\/requests\.\w+\.js/, (route) => {
    requested += 1;
    return requested === 1 ? route.abort() : route.continue();
  });
  await shopper.visit('/tutorial');
  await expect.poll(() => requested).toBe(2);
  await expect(page.getByRole('banner').getByRole('link', { name: 'Sign In' })).toHaveCount(0);
  await page.getByRole('button', { name: 'Profile menu' }).click();
  await expect(page.getByText('buyer@tex.example')).toBeVisible();
});
