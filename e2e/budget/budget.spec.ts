import { expect, test } from '@playwright/test';
import { budget } from './budget.ts';
import { measureFirstLoad } from './first-load.ts';

test('the first load of no page takes more scripts than its budget', async ({ browser, baseURL }) => {
  test.slow();
  for (const [path, most] of Object.entries(budget)) {
    const context = await browser.newContext();
    const { scripts } = await measureFirstLoad(await context.newPage(), `${baseURL}/marketplace${path}`);
    await context.close();
    expect.soft(scripts, `scripts of ${path}, in bytes`).toBeGreaterThan(0);
    expect.soft(scripts, `scripts of ${path}, in bytes`).toBeLessThanOrEqual(most * 1_000);
  }
});
