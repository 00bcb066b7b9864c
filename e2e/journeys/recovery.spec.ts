import type { APIRequestContext } from '@playwright/test';
import { expect, test, type Shopper } from '../fixtures/shopper.ts';
import { violations } from '../fixtures/violations.ts';

const NEW_PASSWORD = 'Better4Remembering';

/** The codes that were mailed to an address, newest first. */
const codesFor = async (request: APIRequestContext, email: string) => {
  const answer = await request.get(`/api/dev/mailbox?to=${encodeURIComponent(email)}`);
  const mails = (await answer.json()) as { text: string }[];
  return mails.flatMap(({ text }) => /^\s*(\d{6})\s*$/m.exec(text)?.[1] ?? []);
};

/** The code arrives a moment after the response. */
const mailedCode = async (request: APIRequestContext, email: string) => {
  await expect.poll(async () => (await codesFor(request, email)).length).toBeGreaterThan(0);
  return (await codesFor(request, email))[0] ?? '';
};

const looksRight = async ({ page }: Shopper) => {
  expect(await violations(page)).toEqual([]);
};

const chooseNewPassword = async ({ page }: Shopper) => {
  await expect(page.getByText('OTP verified successfully. You can now set a new password.')).toBeVisible();
  await page.getByLabel('New Password', { exact: true }).fill(NEW_PASSWORD);
  await page.getByLabel('Confirm Password', { exact: true }).fill(NEW_PASSWORD);
  await page.getByRole('button', { name: 'Update Password' }).click();
  await expect(page.getByText('Password reset successfully! You can now login with your new password.')).toBeVisible();
};

const signInAgain = async (shopper: Shopper, email: string) => {
  const { page } = shopper;
  await page.getByRole('button', { name: 'Continue to Login' }).click();
  await expect(page.getByLabel('Password', { exact: true })).toHaveValue('');
  await page.getByLabel('Email', { exact: true }).fill(email);
  await page.getByLabel('Password', { exact: true }).fill(NEW_PASSWORD);
  await page.getByRole('button', { name: 'Sign In' }).click();
  await shopper.isAt('/');
};

test.use({ contextOptions: { reducedMotion: 'reduce' } });

test('a forgotten password is replaced with the help of a code sent by email [AUTH-07, AUTH-09, AUTH-10, AUTH-11, AUTH-12, AUTH-13, AUTH-14, AUTH-15, AUTH-16, AUTH-20, AUTH-21, AUTH-22, AUTH-24, AUTH-25, AUTH-27, AUTH-36, AUTH-39, AUTH-40, AUTH-41, VALID-13, VALID-16, VALID-17, VALID-18, VALID-22]', async ({
  shopper,
  page,
  request,
}) => {
  test.slow();
  const email = 'inactive@tex.example';
  await shopper.visit('/login');
  await page.getByRole('button', { name: 'Forgot password' }).click();
  await page.getByRole('button', { name: 'Send OTP' }).click();
  await expect(page.getByText('Please enter your email address')).toBeVisible();
  await looksRight(shopper);
  await page.getByRole('button', { name: 'Back' }).click();
  await expect(page.getByRole('button', { name: 'Sign In' })).toBeVisible();
  await page.getByRole('button', { name: 'Forgot password' }).click();
  await expect(page.getByRole('button', { name: 'Send OTP' })).toBeVisible();
  await page.getByLabel('Email', { exact: true }).fill(email);
  await page.getByRole('button', { name: 'Send OTP' }).click();
  await expect(page.getByText('OTP sent successfully to your email. Please check your inbox.')).toBeVisible();

  const verify = page.getByRole('button', { name: 'Verify OTP' });
  const code = page.getByLabel('One-time code');
  await expect(verify).toBeDisabled();
  await expect(page.getByText(/^Resend OTP in (60|5\d) s$/)).toBeVisible();
  const sent = await mailedCode(request, email);
  await code.fill(sent === '000000' ? '111111' : '000000');
  await verify.click();
  await expect(page.getByText('Invalid or expired OTP. Please try again.')).toBeVisible();
  await code.fill(`${sent.slice(0, 3)} ${sent.slice(3)}x`);
  await expect(code).toHaveValue(sent);
  await looksRight(shopper);
  await verify.click();

  await page.getByRole('button', { name: 'Update Password' }).click();
  await expect(page.getByText('Please fill in both password fields')).toBeVisible();
  const password = page.getByLabel('New Password', { exact: true });
  await password.fill('weak');
  await page.getByRole('button', { name: 'Update Password' }).click();
  await expect(page.getByText('Please fill in both password fields')).toBeVisible();
  await page.getByLabel('Confirm Password', { exact: true }).fill('other');
  await page.getByRole('button', { name: 'Update Password' }).click();
  await expect(page.getByText('Passwords do not match', { exact: true })).toBeVisible();
  await page.getByRole('button', { name: 'Show password' }).first().click();
  await expect(password).toHaveAttribute('type', 'text');
  await expect(page.getByText(/^Session expires in 1[45]:[0-5]\d$/)).toBeVisible();
  await looksRight(shopper);
  await password.fill(NEW_PASSWORD);
  await page.getByLabel('Confirm Password', { exact: true }).fill(NEW_PASSWORD);
  await page.getByRole('button', { name: 'Update Password' }).click();
  await expect(page.getByText('Password reset successfully! You can now login with your new password.')).toBeVisible();
  await expect(shopper.heading('Password Reset Successfully!')).toBeVisible();
  await expect(page.getByRole('button', { name: 'Back to Login' })).toBeVisible();
  await looksRight(shopper);
  await signInAgain(shopper, email);
});

test('a temporary password leads to the reset, and nowhere else [AUTH-18, AUTH-19, AUTH-22, AUTH-23]', async ({
  shopper,
  page,
  request,
}) => {
  test.slow();
  const email = 'temp@tex.example';
  await shopper.visit('/login');
  await page.getByLabel('Email', { exact: true }).fill(email);
  await page.getByLabel('Password', { exact: true }).fill('Marketplace1');
  await page.getByRole('button', { name: 'Sign In' }).click();
  await expect(page.getByRole('button', { name: 'Verify OTP' })).toBeVisible();
  expect(await shopper.stored('accessToken')).toBeNull();
  await page.getByLabel('One-time code').fill(await mailedCode(request, email));
  await page.getByRole('button', { name: 'Verify OTP' }).click();
  await chooseNewPassword(shopper);
  await signInAgain(shopper, email);
  await expect(page.getByRole('button', { name: /My Modules/ })).toBeVisible();
});
