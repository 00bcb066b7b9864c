import { expect, test } from '../fixtures/shopper.ts';
import { violations } from '../fixtures/violations.ts';

test('two modules chosen on their pages are compared at an address that works elsewhere', async ({
  shopper,
  page,
  browser,
}) => {
  // Three pages in two browsers, checked in both themes.
  test.slow();
  for (const id of ['attendance', 'leave']) {
    await shopper.visit(`/module?id=${id}`);
    await shopper.answers();
    await page.getByRole('button', { name: 'Compare', exact: true }).click();
  }
  await page.getByRole('link', { name: 'Compare 2 modules' }).click();
  await shopper.isAt('/compare?ids=attendance,leave');
  const table = page.getByRole('table');
  await expect(table.getByRole('columnheader')).toHaveCount(2);
  const price = table.getByRole('row', { name: /^Price ₹/ });
  const forTen = await price.innerText();
  await page.getByLabel('Users', { exact: true }).fill('25');
  await page.getByLabel('Users', { exact: true }).press('Enter');
  await expect(page).toHaveURL(/users=25/);
  await expect(price).not.toHaveText(forTen, { useInnerText: true });
  const prices = await price.textContent();
  expect(await violations(page)).toEqual([]);

  const other = await browser.newPage();
  await other.goto(page.url());
  await expect(other.getByRole('table').getByRole('row', { name: /^Price ₹/ })).toHaveText(prices ?? '');
  await other.close();

  for (const width of [320, 390]) {
    await page.setViewportSize({ width, height: 800 });
    expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBeLessThanOrEqual(width);
  }
});

test('screenshots open large, change with the arrow keys, and close on Escape', async ({ shopper, page }) => {
  await shopper.visit('/module?id=attendance');
  await shopper.answers();
  const enlarge = page.getByRole('button', { name: /Enlarge/ });
  await enlarge.focus();
  await page.keyboard.press('Enter');
  const dialog = page.getByRole('dialog', { name: 'Screenshots' });
  await expect(dialog.getByText('1 of 2')).toBeVisible();
  await page.keyboard.press('ArrowRight');
  await expect(dialog.getByText('2 of 2')).toBeVisible();
  expect(await violations(page)).toEqual([]);
  await page.keyboard.press('Escape');
  await expect(dialog).toBeHidden();
  await expect(enlarge).toBeFocused();
});

test('visitors who sign in to buy are brought back to the module, once [A-16]', async ({ shopper, page }) => {
  await shopper.visit('/module?id=payroll');
  await shopper.answers();
  await page.getByRole('link', { name: 'Sign in to buy' }).click();
  await page.getByLabel('Email', { exact: true }).fill('buyer2@tex.example');
  await page.getByLabel('Password', { exact: true }).fill('Marketplace1');
  await page.getByRole('button', { name: 'Sign In' }).click();
  await shopper.isAt('/');
  await page.getByRole('link', { name: 'Continue with Payroll' }).click();
  await shopper.isAt('/module?id=payroll');
  await shopper.visit('/');
  await expect(page.getByRole('button', { name: 'Profile menu' })).toBeVisible();
  await expect(page.getByRole('link', { name: 'Continue with Payroll' })).toBeHidden();
});
