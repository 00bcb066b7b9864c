import { expect, test } from '../fixtures/shopper.ts';

test.use({ account: 'user@tex.example' });

test('Switch Accounts lists, adds and signs out sample accounts without any request, until a reload [SWITCH-01, SWITCH-02, SWITCH-03, SWITCH-04, SWITCH-05]', async ({
  shopper,
  page,
}) => {
  test.slow();
  await shopper.visit();
  const openDialog = async () => {
    await page.getByRole('button', { name: 'Profile menu' }).click();
    await page.getByRole('button', { name: 'Switch Accounts' }).click();
  };
  const dialog = page.getByRole('dialog', { name: 'Switch Accounts' });
  const rows = dialog.getByRole('list', { name: 'Accounts' }).getByRole('listitem');
  await openDialog();
  await expect(rows).toHaveCount(3);
  await expect(rows.first()).toContainText('Asha Rao');
  await expect(rows.first()).toContainText('asha.rao@meridian.example');

  const calls: string[] = [];
  page.on('request', (request) => {
    // The page's own reports do not count.
    if (request.method() !== 'GET' && !request.url().endsWith('-report')) calls.push(request.url());
  });
  await dialog.getByLabel('Name').fill('Ravi Iyer');
  await dialog.getByLabel('Email').fill('not an address');
  await dialog.getByRole('button', { name: 'Add Account' }).click();
  await expect(rows.nth(3)).toContainText('not an address');
  await dialog.getByRole('button', { name: 'Add Account' }).click();
  await expect(rows).toHaveCount(5);
  await dialog.getByRole('button', { name: 'Sign Out Asha Rao' }).click();
  await expect(rows).toHaveCount(4);
  await expect(dialog.getByText('Asha Rao')).toHaveCount(0);
  expect(calls).toEqual([]);
  expect(await shopper.stored('accessToken')).not.toBeNull();

  await page.reload();
  await openDialog();
  await expect(rows).toHaveCount(3);
  await expect(rows.first()).toContainText('Asha Rao');
});
