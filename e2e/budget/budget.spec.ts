import { expect, test } from '@playwright/test';
import { budget, namedBudget, renderBudget } from './budget.ts';
import { countRenders } from './count-renders.ts';
import { measureFirstLoad } from './first-load.ts';

test('no page’s first load takes more scripts than its budget', async ({ browser, baseURL }) => {
  test.slow();
  for (const [path, most] of Object.entries(budget)) {
    const context = await browser.newContext();
    const { scripts, named } = await measureFirstLoad(await context.newPage(), `${baseURL}/marketplace${path}`);
    await context.close();
    expect.soft(scripts, `scripts of ${path}, in bytes`).toBeGreaterThan(0);
    expect.soft(scripts, `scripts of ${path}, in bytes`).toBeLessThanOrEqual(most * 1_000);
    expect.soft(named, `scripts that the document of ${path} names`).toBeGreaterThan(0);
    expect
      .soft(named, `scripts that the document of ${path} names`)
      .toBeLessThanOrEqual((namedBudget[path] ?? most) * 1_000);
  }
});

test('React renders no more of a page than its budget before the page settles', async ({ browser, baseURL }) => {
  test.slow();
  for (const [path, most] of Object.entries(renderBudget)) {
    const context = await browser.newContext();
    const { components } = await countRenders(await context.newPage(), `${baseURL}/marketplace${path}`);
    await context.close();
    expect.soft(components, `components rendered on ${path}`).toBeGreaterThan(0);
    expect.soft(components, `components rendered on ${path}`).toBeLessThanOrEqual(most);
  }
});
