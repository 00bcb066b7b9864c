import type { Page } from '@playwright/test';
import { expect, test, type Shopper } from '../fixtures/shopper.ts';

const EMAIL = 'asha@tex.example';
const SEND = '**/auth/forgot-password/send-otp';
const VERIFY = '**/auth/forgot-password/verify-otp';
const message = (page: Page) => page.locator('#sign-in-message');

/** Goes up to the code, on a fake clock, with an API that sends no email. */
const askForCode = async ({ visit, page }: Shopper) => {
  await page.clock.install();
  await page.route(SEND, (route) => route.fulfill({ json: { success: true } }));
  await page.route(VERIFY, (route) =>
    route.fulfill({ json: { success: true, resetToken: 'token', tokenExpiryMinutes: 10 } }),
  );
  await visit('/login');
  await page.getByRole('button', { name: 'Forgot password?' }).click();
  // The sign-in form has a field with the same name.
  await expect(page.getByRole('heading', { name: 'Forgot your password?' })).toBeVisible();
  await page.getByLabel('Email', { exact: true }).fill(EMAIL);
  await page.getByRole('button', { name: 'Send OTP' }).click();
  await expect(page.getByLabel('One-time code')).toBeVisible();
};

test('the sign-in page shows the brand, can reveal the password, and says what is wrong [AUTH-01, AUTH-02, AUTH-03, AUTH-05, AUTH-06, AUTH-08, AUTH-33, AUTH-34]', async ({
  shopper,
  page,
}) => {
  await shopper.visit('/login');
  await expect(shopper.heading('Welcome back')).toBeVisible();
  await expect(page.getByText('Sign in to open your modules, cart and invoices.')).toBeVisible();
  await expect(page.getByRole('button', { name: 'Back' })).toHaveCount(0);
  const password = page.getByLabel('Password', { exact: true });
  await page.getByLabel('Email', { exact: true }).fill('user@tex.example');
  await password.fill('Wrong0password');
  await page.getByRole('button', { name: 'Show password' }).click();
  await expect(password).toHaveAttribute('type', 'text');
  await page.getByRole('button', { name: 'Hide password' }).click();
  await expect(password).toHaveAttribute('type', 'password');
  await page.getByRole('checkbox', { name: 'Remember me' }).check();

  let letGo = () => undefined as void;
  const held = new Promise<void>((resolve) => (letGo = resolve));
  await page.route('**/auth/login', (route) => held.then(() => route.continue()), { times: 1 });
  await page.getByRole('button', { name: 'Sign In' }).click();
  await expect(page.getByRole('button', { name: 'Signing in...' })).toBeDisabled();
  letGo();
  await expect(page.getByRole('alert')).toBeVisible();
  await expect(password).toBeFocused();
  await page.getByRole('button', { name: 'Forgot password?' }).click();
  await page.getByRole('button', { name: 'Back' }).click();
  await expect(page.getByRole('alert')).toHaveCount(0);

  await page.getByRole('link', { name: /TEX Marketplace/ }).click();
  await shopper.isAt('/');
});

test('the code can be sent again after a minute, and not before [AUTH-11, AUTH-28, AUTH-29, AUTH-38, AUTH-42, CALL-58, VALID-14, VALID-15]', async ({
  shopper,
  page,
}) => {
  await askForCode(shopper);
  const code = page.getByLabel('One-time code');
  await code.press('Enter');
  await expect(message(page)).toHaveText('Please enter the OTP');
  await code.fill('12345');
  await code.press('Enter');
  await expect(message(page)).toHaveText('OTP must be 6 digits');
  await expect(page.getByText(/^Resend OTP in \d+ s$/)).toBeVisible();
  await page.clock.fastForward(60_000);
  const resend = page.getByRole('button', { name: "Didn't receive the code? Resend OTP" });
  await page.route(SEND, (route) => route.fulfill({ status: 500, json: {} }), { times: 1 });
  await resend.click();
  await expect(message(page)).toHaveText('Failed to resend OTP. Please try again.');
  await code.fill('123');
  await resend.click();
  await expect(message(page)).toHaveText('New OTP sent successfully to your email.');
  await expect(code).toHaveValue('');
  await expect(page.getByText(/^Resend OTP in (60|5\d) s$/)).toBeVisible();
});

test('the reset expires: it says so, and starts over 3 s later [AUTH-15, AUTH-26, AUTH-30, AUTH-31, AUTH-32, VALID-19, VALID-20, VALID-21]', async ({
  shopper,
  page,
}) => {
  await askForCode(shopper);
  await page.getByLabel('One-time code').fill('123456');
  await page.getByRole('button', { name: 'Verify OTP' }).click();
  await expect(page.getByText(/^Session expires in (10:00|9:5\d)$/)).toBeVisible();
  const choose = async (password: string) => {
    for (const label of ['New Password', 'Confirm Password'])
      await page.getByLabel(label, { exact: true }).fill(password);
    await page.getByRole('button', { name: 'Update Password' }).click();
  };
  await choose('Short1');
  await expect(message(page)).toHaveText('Password must be at least 8 characters long');
  await choose('lowercase1');
  await expect(message(page)).toHaveText(
    'Password must contain at least one uppercase letter, one lowercase letter, and one number',
  );
  const rules = page.getByRole('list', { name: 'Password requirements' }).getByRole('listitem');
  await expect(rules.filter({ hasText: ', met' })).toHaveCount(4);
  await page.getByRole('button', { name: 'Back' }).click();
  await expect(page.getByLabel('One-time code')).toHaveValue('');
  await page.getByLabel('One-time code').fill('123456');
  await page.getByRole('button', { name: 'Verify OTP' }).click();
  await expect(page.getByRole('button', { name: 'Update Password' })).toBeVisible();

  await page.clock.fastForward(10 * 60_000);
  await expect(message(page)).toHaveText('Reset token has expired. Please start the process again.');
  await expect(page.getByRole('button', { name: 'Update Password' })).toBeDisabled();
  await page.clock.fastForward(3_000);
  await expect(shopper.heading('Forgot your password?')).toBeVisible();
  await expect(page.getByLabel('Email', { exact: true })).toHaveValue(EMAIL);
});
