import { expect, test, type Page } from '@playwright/test';
import { pathToFileURL } from 'node:url';
import { buildGallery } from '../../shared/tooling/gallery/build-gallery.ts';
import { violations } from '../fixtures/violations.ts';

// Builds the page of all shared components, which is in no release; axe checks every state in both themes.
test.describe.configure({ mode: 'serial', timeout: 120_000 });
test.use({ contextOptions: { reducedMotion: 'reduce' } });

let address = '';
test.beforeAll(async () => {
  address = pathToFileURL(await buildGallery()).href;
});

const open = async (page: Page) => {
  await page.goto(address);
  await expect(page.getByRole('heading', { level: 1, name: 'Shared components' })).toBeVisible();
};

test('the shared components have no accessibility violations, whether closed or open', async ({ page }) => {
  await open(page);
  expect(await violations(page)).toEqual([]);
  for (const name of ['Open dialog', 'Open confirm dialog', 'Open side panel']) {
    await page.getByRole('button', { name }).click();
    await expect(page.getByRole('dialog').or(page.getByRole('alertdialog'))).toBeVisible();
    expect(await violations(page), name).toEqual([]);
    await page.keyboard.press('Escape');
    await expect(page.getByRole('button', { name })).toBeFocused();
  }
  await page.getByRole('button', { name: 'Actions for Attendance' }).click();
  await expect(page.getByRole('menu')).toBeVisible();
  expect(await violations(page), 'menu').toEqual([]);
  await page.keyboard.press('Escape');
  await page.getByRole('combobox', { name: 'Combobox with help' }).click();
  await expect(page.getByRole('listbox')).toBeVisible();
  expect(await violations(page), 'combobox').toEqual([]);
});

test('a menu works with the keyboard, and opens a dialog and returns', async ({ page }) => {
  await open(page);
  const button = page.getByRole('button', { name: 'Actions for Attendance' });
  await button.focus();
  await page.keyboard.press('ArrowDown');
  await expect(page.getByRole('menu')).toBeFocused();
  await page.keyboard.press('d');
  await expect(page.getByRole('menuitem', { name: 'Duplicate' })).toHaveAttribute('data-highlighted', '');
  await page.keyboard.press('ArrowDown');
  await page.keyboard.press('Enter');
  await expect(page.getByRole('button', { name: 'Cancel' })).toBeFocused();
  await page.keyboard.press('Escape');
  await expect(button).toBeFocused();
  await page.keyboard.press('Enter');
  await expect(page.getByRole('menu')).toBeVisible();
  await page.keyboard.press('Tab');
  await expect(page.getByRole('menu')).toBeHidden();
  await expect(button).toBeFocused();
});

test('Escape closes only what is on top of a side panel', async ({ page }) => {
  await open(page);
  await page.getByRole('button', { name: 'Open side panel' }).click();
  await expect(page.getByRole('heading', { name: 'Attendance' })).toBeFocused();
  await page.getByRole('button', { name: 'More actions' }).click();
  await expect(page.getByRole('menu')).toBeVisible();
  await page.keyboard.press('Escape');
  await expect(page.getByRole('menu')).toBeHidden();
  await expect(page.getByRole('dialog', { name: 'Attendance' })).toBeVisible();
  await page.keyboard.press('Escape');
  await expect(page.getByRole('dialog')).toBeHidden();
});

test('a combobox works with the keyboard, and forgets text that was typed but not chosen', async ({ page }) => {
  await open(page);
  const field = page.getByRole('combobox', { name: 'Combobox with help' });
  await field.click();
  await page.keyboard.type('kol');
  await expect(page.getByRole('listbox').getByRole('option')).toHaveText(['KolkataIndia']);
  await page.keyboard.press('Enter');
  await expect(field).toHaveValue('Kolkata');
  await expect(page.getByRole('listbox')).toBeHidden();
  await page.keyboard.press('ArrowDown');
  await expect(page.getByRole('listbox').getByRole('option', { name: 'Kolkata' })).toHaveAttribute(
    'data-highlighted',
    '',
  );
  await page.keyboard.press('ArrowDown');
  await page.keyboard.press('Escape');
  await expect(field).toBeFocused();
  await field.click();
  await page.keyboard.type('mum');
  await page.keyboard.press('Tab');
  await expect(page.getByRole('listbox')).toBeHidden();
  await expect(field).toHaveValue('Kolkata');
});

for (const width of [390, 1440])
  test(`nothing is wider than a window of ${width} pixels`, async ({ page }) => {
    await page.setViewportSize({ width, height: 900 });
    await open(page);
    expect(await page.evaluate(() => document.documentElement.scrollWidth - window.innerWidth)).toBeLessThanOrEqual(0);
  });
