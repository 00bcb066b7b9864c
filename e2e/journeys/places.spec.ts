import { expect, test } from '../fixtures/shopper.ts';
import { violations } from '../fixtures/violations.ts';

test.describe.configure({ timeout: 90_000 });
test.use({
  account: 'admin@tex.example',
  permissions: ['geolocation'],
  geolocation: { latitude: 9.9312, longitude: 76.2673, accuracy: 25 },
  contextOptions: { reducedMotion: 'reduce' },
});

test('an administrator finds places on the map, adds one, and shares a position that is sent at once [ROUTE-17]', async ({
  shopper,
  page,
  context,
}) => {
  await shopper.visit('/geo-location');
  const table = page.getByRole('table', { name: 'Sites and people' });
  await expect(table.getByRole('row', { name: /Bengaluru plant/ })).toContainText('13.0285° N');
  await expect(page.getByText('Live', { exact: true })).toBeVisible();
  expect(await violations(page)).toEqual([]);

  await table.getByRole('button', { name: 'Bengaluru plant', exact: true }).click();
  await expect(page).toHaveURL(/selected=site%3Aplant-bengaluru/);
  const map = page.getByRole('application', { name: /^World map/ });
  await map.focus();
  for (const key of ['+', 'ArrowLeft', '-', 'Escape']) await page.keyboard.press(key);
  await expect(page).not.toHaveURL(/selected/);

  const name = `Kochi yard ${Date.now()}`;
  await page.getByRole('button', { name: 'Add a site' }).click();
  const dialog = page.getByRole('dialog', { name: 'Add a site' });
  await dialog.getByLabel('Name').fill(name);
  await dialog.getByLabel('Address').fill('1 Sample Road, Kochi');
  await dialog.getByLabel('Latitude').fill('9.93');
  await dialog.getByLabel('Longitude').fill('76.26');
  await dialog.getByRole('button', { name: 'Add site' }).click();
  await expect(table.getByRole('button', { name, exact: true })).toHaveAttribute('aria-pressed', 'true');

  await page.getByRole('button', { name: 'Share my location' }).click();
  const consent = page.getByRole('dialog', { name: 'Share your location?' });
  await expect(consent).toContainText('for 30 days');
  await consent.getByRole('button', { name: 'Agree and share' }).click();
  const own = table.getByRole('row', { name: /Anita Desai/ });
  await expect(own).toContainText('9.9312° N');
  await expect(own).toContainText('Online');
  // The next one is sent ten seconds after the last.
  await context.setGeolocation({ latitude: 10.5, longitude: 76.2, accuracy: 10 });
  await expect(own).toContainText('10.5000° N', { timeout: 20_000 });
  await page.getByRole('button', { name: 'Stop sharing' }).click();
  await expect(own).toHaveCount(0);

  await table.getByRole('button', { name: `Remove ${name}` }).click();
  await page.getByRole('alertdialog').getByRole('button', { name: 'Remove site' }).click();
  await expect(table.getByRole('button', { name, exact: true })).toHaveCount(0);
});
