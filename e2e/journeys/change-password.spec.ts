import { invitePerson } from '../fixtures/invite-person.ts';
import { keptSession } from '../fixtures/kept-session.ts';
import { mailsTo } from '../fixtures/mailbox.ts';
import { expect, Shopper, test } from '../fixtures/shopper.ts';
import { violations } from '../fixtures/violations.ts';

const OLD_PASSWORD = 'Brand-new-1';
const NEW_PASSWORD = 'Better4Remembering';

test.use({ account: 'admin@tex.example', contextOptions: { reducedMotion: 'reduce' } });

test('changing the password sends an email and signs out other browsers; then only the new one signs in [VALID-17, VALID-18, VALID-21, VALID-22]', async ({
  page: administrator,
  baseURL,
  browser,
  request,
}) => {
  test.slow();
  const origin = baseURL ?? '';
  const email = `tara-${Date.now()}@tex.example`;
  await invitePerson(administrator, { name: 'Tara Bose', email, password: OLD_PASSWORD });
  const open = async () => {
    const storageState = await keptSession(origin, email, OLD_PASSWORD);
    const context = await browser.newContext({ baseURL: origin, storageState, reducedMotion: 'reduce' });
    return new Shopper(await context.newPage());
  };
  const [shopper, other] = [await open(), await open()];
  const { page } = shopper;
  const field = (label: string) => page.getByLabel(label, { exact: true });

  await shopper.visit('/profile');
  await page.getByRole('button', { name: 'Change password' }).press('Enter');
  await expect(field('Current Password')).toBeFocused();
  await field('Current Password').fill('Wrong1234');
  await field('New Password').fill(NEW_PASSWORD);
  await field('Confirm Password').fill('other');
  await field('Confirm Password').press('Enter');
  await expect(page.getByText('Passwords do not match', { exact: true })).toBeVisible();
  await field('Confirm Password').fill(NEW_PASSWORD);
  await field('Confirm Password').press('Enter');
  await expect(page.getByText("The current password isn't right.")).toBeVisible();
  await expect(field('Current Password')).toBeFocused();
  expect(await violations(page)).toEqual([]);

  await field('Current Password').fill(OLD_PASSWORD);
  await page.getByRole('button', { name: 'Update Password' }).click();
  await expect(page.getByText('Your password was changed. All other devices were signed out.')).toBeVisible();
  const subjects = (await mailsTo(request, email)).map(({ subject }) => subject);
  expect(subjects.filter((subject) => subject.startsWith('Your password was changed'))).toHaveLength(1);

  await other.visit('/profile');
  await other.isAt('/login');
  await page.reload();
  await expect(shopper.heading('My Account')).toBeVisible();

  await expect(keptSession(origin, email, OLD_PASSWORD)).rejects.toThrow('401');
  await other.page.getByLabel('Email', { exact: true }).fill(email);
  await other.page.getByLabel('Password', { exact: true }).fill(NEW_PASSWORD);
  await other.page.getByRole('button', { name: 'Sign In' }).click();
  await other.isAt('/');
  await page.context().close();
  await other.page.context().close();
});
