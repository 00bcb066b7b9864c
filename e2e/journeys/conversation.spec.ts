import type { Page } from '@playwright/test';
import { keptSession } from '../fixtures/kept-session.ts';
import { expect, Shopper, test } from '../fixtures/shopper.ts';
import { violations } from '../fixtures/violations.ts';

test.use({ account: 'user@tex.example', contextOptions: { reducedMotion: 'reduce' } });

/** A page checks for news every 15 seconds. */
const SOON = { timeout: 30_000 };

/** As a screenshot tool leaves it on the clipboard. */
const pasteInto = (page: Page, label: string, png: Buffer) =>
  page.getByLabel(label).evaluate((field, base64) => {
    const bytes = Uint8Array.from(atob(base64), (letter) => letter.charCodeAt(0));
    const clipboardData = new DataTransfer();
    clipboardData.items.add(new File([bytes], 'image.png', { type: 'image/png' }));
    field.dispatchEvent(new ClipboardEvent('paste', { clipboardData, bubbles: true, cancelable: true }));
  }, png.toString('base64'));

const isLoaded = (page: Page, name: string) =>
  expect
    .poll(
      () =>
        (name ? page.getByRole('img', { name }) : page.locator('img')).evaluate(
          (image) => image instanceof HTMLImageElement && image.naturalWidth,
        ),
      SOON,
    )
    .toBeGreaterThan(0);

test('a ticket is a conversation with pictures that updates by itself, is solved, and is opened again', async ({
  shopper,
  page,
  browser,
  baseURL,
}) => {
  test.setTimeout(150_000);
  const subject = `The gate is shut ${Date.now()}`;
  await shopper.visit('/ticket');
  const picture = await page.screenshot({ clip: { x: 0, y: 0, width: 200, height: 100 } });
  const ticket = page.getByRole('form', { name: 'Ticket' });
  await ticket.getByLabel('Category').selectOption('problem');
  await ticket.getByLabel('Subject').fill(subject);
  await ticket.getByLabel('Description').fill('It sends nothing, see https://status.tex.example/gate.');
  await ticket.getByRole('button', { name: /Raise|Send|Submit/ }).click();
  await expect(page.getByText(/TEX-\d{4}-\d{6}/).first()).toBeVisible();

  await page.getByRole('button', { name: 'Profile menu' }).click();
  await page.getByRole('link', { name: 'My tickets' }).click();
  expect(await violations(page)).toEqual([]);
  await page.getByRole('link', { name: subject }).click();
  await expect(page).toHaveURL(/\/ticket\/status\?token=/);
  await expect(page.getByRole('link', { name: 'https://status.tex.example/gate' })).toBeVisible();
  await page.getByLabel('Your reply').fill('I am at the gate');

  const agent = new Shopper(
    await (
      await browser.newContext({
        ...(baseURL && { baseURL }),
        storageState: await keptSession(baseURL ?? '', 'admin@tex.example'),
      })
    ).newPage(),
  );
  await agent.visit(`/tickets?search=${encodeURIComponent(subject)}`);
  await agent.page.getByRole('link', { name: subject }).click();
  await agent.page
    .getByLabel('Attach files')
    .setInputFiles({ name: 'lamp.png', mimeType: 'image/png', buffer: picture });
  await agent.page.getByLabel('Your reply').fill('Is this lamp on?');
  await expect(agent.page.locator('[aria-live=polite]', { hasText: 'Uploaded: lamp.png.' })).toHaveCount(1);
  await agent.page.getByRole('button', { name: 'Send reply' }).click();
  await isLoaded(agent.page, 'lamp.png');
  const whole = agent.page.context().waitForEvent('page');
  await agent.page.getByRole('link', { name: 'lamp.png' }).click();
  await isLoaded(await whole, '');

  await expect(page.getByText('Is this lamp on?')).toBeVisible(SOON);
  await isLoaded(page, 'lamp.png');
  await expect(page.getByLabel('Your reply')).toHaveValue('I am at the gate');
  expect(await violations(page)).toEqual([]);

  await pasteInto(page, 'Your reply', picture);
  await expect(page.locator('[aria-live=polite]', { hasText: 'Uploaded: image.png.' })).toHaveCount(1);
  await page.getByRole('button', { name: 'Send reply' }).click();
  await isLoaded(page, 'image.png');
  await isLoaded(agent.page, 'image.png');

  await page.getByRole('button', { name: 'This solved it' }).click();
  await expect(page.getByText('You marked it as solved')).toBeVisible();
  await expect(agent.page.getByText(/set the status to Solved/)).toBeVisible(SOON);
  await page.getByLabel('Not solved? Tell us what’s still wrong').fill('It is shut again.');
  await page.getByRole('button', { name: 'Reopen ticket' }).click();
  await expect(page.getByText('You reopened it')).toBeVisible();
  await shopper.visit('/my-tickets?status=unsolved');
  await expect(page.getByRole('row').filter({ hasText: subject })).toContainText('In progress');
  await agent.page.context().close();
});
