import { chooseAction } from '../fixtures/choose-action.ts';
import { expect, test } from '../fixtures/shopper.ts';
import { violations } from '../fixtures/violations.ts';

test.use({ account: 'admin@tex.example', contextOptions: { reducedMotion: 'reduce' } });

test('a key created on an organization’s page can call the API until it is revoked', async ({ shopper, page }) => {
  test.setTimeout(90_000);
  const name = `ERP ${Date.now()}`;
  await shopper.visit('/organizations/meridian?tab=keys');
  await page.getByRole('button', { name: 'New service account' }).click();
  const panel = page.getByRole('dialog', { name: 'New service account' });
  await panel.getByLabel('Name', { exact: true }).fill(name);
  await panel.getByRole('checkbox', { name: /^people:read/ }).check();
  expect(await violations(page), 'the form').toEqual([]);
  await panel.getByRole('button', { name: 'Create service account' }).click();

  const made = page.getByRole('dialog', { name: `Your new key for ${name}` });
  const key = (await made.getByText(/^texk_[0-9A-Za-z]{49}$/).innerText()).trim();
  expect(await violations(page), 'the key').toEqual([]);
  await made.getByRole('button', { name: 'I’ve copied it' }).click();
  const called = async () => {
    const headers = { authorization: `Bearer ${key}` };
    return (await page.request.get('/api/marketplace/tex-suite/clients/meridian/members', { headers })).status();
  };
  expect(await called()).toBe(200);

  const row = page
    .getByRole('table', { name: `Keys of ${name}` })
    .getByRole('row')
    .nth(1);
  await expect(row).toContainText('Active');
  expect(await violations(page), 'the list').toEqual([]);
  await chooseAction(row.getByRole('button', { name: /^Actions for/ }), 'Revoke');
  expect(await called()).toBe(200);
  await page.getByRole('alertdialog').getByRole('button', { name: 'Revoke' }).click();
  await expect(page.getByText(/ revoked\.$/)).toBeVisible();
  expect(await called()).toBe(401);

  await chooseAction(page.getByRole('button', { name: `Actions for ${name}` }), 'Delete');
  await page.getByRole('alertdialog').getByRole('button', { name: 'Delete' }).click();
  await expect(page.getByText(`${name} deleted.`)).toBeVisible();
});
