import { linkTo, mailAbout } from '../fixtures/mailbox.ts';
import { expect, test } from '../fixtures/shopper.ts';
import { violations } from '../fixtures/violations.ts';

test.use({ account: 'admin@tex.example' });

test('an administrator is alerted to a message, by the bell and by email, until they unsubscribe', async ({
  shopper,
  page,
  request,
}) => {
  test.slow();
  await shopper.visit('/settings?section=alerts');
  const kind = page.getByRole('group', { name: 'Contact message' });
  await kind.getByLabel('Email').check();
  await expect(kind.getByLabel('Bell')).toBeChecked();
  expect(await violations(page)).toEqual([]);
  const save = page.getByRole('button', { name: 'Save changes' });
  // On a retry it is already chosen.
  if (await save.isEnabled()) {
    await save.click();
    await expect(page.getByText('Alert settings saved.')).toBeVisible();
  }

  const subject = `Yearly prices ${Date.now()}`;
  const message = {
    name: 'Ana Braganza',
    email: `ana-${Date.now()}@client.example`,
    subject,
    message: 'Is there one?',
  };
  expect((await request.post('/api/marketplace/tex-suite/contactus', { data: message })).status()).toBe(201);
  await shopper.visit('/');
  await expect(page.getByRole('banner').getByRole('img', { name: /\d+ new/ })).toBeVisible();
  await page.getByRole('button', { name: 'Alerts' }).click();
  const alert = page.getByRole('list', { name: 'Alerts' }).getByRole('link', { name: subject });
  await expect(alert).toContainText('Contact message');
  await expect(alert).toContainText('New');
  expect(await violations(page)).toEqual([]);
  await alert.click();
  await expect(page.getByRole('dialog', { name: subject })).toBeVisible();
  await expect(page.getByRole('list', { name: 'Alerts' })).toBeHidden();
  await page.reload();
  await expect(page.getByRole('dialog', { name: subject })).toBeVisible();
  await expect(page.getByRole('banner').getByRole('img', { name: /\d+ new/ })).toBeHidden();

  const mail = await mailAbout(request, 'admin@tex.example', subject);
  await shopper.visit(linkTo('/alert/unsubscribe', mail));
  await page.getByRole('button', { name: 'Unsubscribe' }).click();
  await expect(page.getByText(/admin@tex.example won’t get any more/)).toBeVisible();
  await shopper.visit('/settings?section=alerts');
  await expect(kind.getByLabel('Email')).not.toBeChecked();
});

test.describe('a user who is not an administrator', () => {
  test.use({ account: 'buyer@tex.example' });

  test('has no bell', async ({ shopper, page }) => {
    await shopper.visit('/');
    await expect(page.getByRole('banner').getByRole('link', { name: /^Cart/ })).toBeVisible();
    await expect(page.getByRole('button', { name: 'Alerts' })).toBeHidden();
  });
});
