import type { Page } from 'playwright';

/** Delay between keystrokes at a relaxed pace, in milliseconds. */
const KEY = 150;

const type = async (page: Page, label: string, words: string) => {
  const field = page.getByLabel(label, { exact: true });
  await field.click();
  await field.pressSequentially(words, { delay: KEY });
  for (let letter = 0; letter < words.length; letter += 1) await field.press('Backspace', { delay: KEY / 3 });
};

/** Types like a user, because setting the value by program is no interaction. */
const choose = async (page: Page, name: RegExp) => {
  const field = page.getByRole('combobox', { name }).first();
  await field.focus();
  for (const key of ['ArrowDown', 'ArrowDown', 'ArrowUp']) await field.press(key, { delay: KEY });
};

export const onDashboard = async (page: Page) => {
  await page.getByRole('button', { name: /^Search modules/ }).click();
  await page.getByRole('dialog').waitFor();
  await page.keyboard.type('payroll', { delay: KEY });
  await page.keyboard.press('Escape');
  await page.getByRole('dialog').waitFor({ state: 'detached' });
  for (const theme of ['dark', 'light']) await page.getByRole('button', { name: `Switch to ${theme} theme` }).click();
  await page.getByRole('button', { name: 'Buckets', exact: true }).click();
  await page.keyboard.press('Escape');
};

export const inBucket = async (page: Page) => {
  await type(page, 'Filter', 'ledger');
  await choose(page, /^Sort/);
  const next = page.getByRole('navigation', { name: 'Pages' }).getByRole('link', { name: 'Next' });
  await next.click();
  await page.waitForLoadState('networkidle');
  await next.click();
};

/** `search` and `filter` are the labels of the table's search and of one of its filters. */
export const inTable =
  (search: string, filter = /^Status/) =>
  async (page: Page) => {
    await type(page, search, 'invoice');
    const title = page.getByRole('columnheader').getByRole('button').first();
    // In one direction, then in the other.
    for (const _turn of [1, 2]) {
      await title.click();
      await page.waitForLoadState('networkidle');
    }
    await choose(page, filter);
  };
