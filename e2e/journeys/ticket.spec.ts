import { expect, test } from '../fixtures/shopper.ts';

test('a visitor raises a ticket with an attachment and gets its number by email [ROUTE-13, OTHER-04, CALL-46, ENTITY-25]', async ({
  shopper,
  page,
  request,
}) => {
  const email = 'visitor@customer.example';
  await shopper.visit('/ticket');
  const form = page.getByRole('form', { name: 'Ticket' });
  await form.getByLabel('Name').fill('Asha Rao');
  await form.getByLabel('Email').fill(email);
  await form.getByLabel('Category').selectOption('problem');
  await form.getByLabel('Subject').fill('The export stops half way');
  await form.getByLabel('Description').fill('Since this morning the export of October stops after 500 rows.');
  await form
    .locator('input[type=file]')
    .setInputFiles({ name: 'export.txt', mimeType: 'text/plain', buffer: Buffer.from('row 500\n') });
  await form.getByRole('button', { name: /Raise|Send|Submit/ }).click();

  const number = page.getByText(/TEX-\d{4}-\d{6}/).first();
  await expect(number).toBeVisible();
  const said = /TEX-\d{4}-\d{6}/.exec((await number.textContent()) ?? '')?.[0];
  const mailbox = async () => {
    const answer = await request.get(`/api/dev/mailbox?to=${encodeURIComponent(email)}`);
    return ((await answer.json()) as { subject: string }[]).map(({ subject }) => subject).join();
  };
  await expect.poll(mailbox).toContain(said);
});
