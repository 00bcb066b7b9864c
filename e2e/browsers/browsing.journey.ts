import { expect, test } from './visitor.ts';

test('a visitor goes from a bucket to a module, back and forward', async ({ visitor }) => {
  await visitor.visit('/bucket?id=core-hr');
  await visitor.answers();
  await visitor.link(/^People/).click();
  await visitor.isAt('/module?id=people');
  await visitor.heading('People').isShown();
  await visitor.driver.back();
  await visitor.heading('Core HR').isShown();
  await visitor.driver.forward();
  await visitor.heading('People').isShown();
});

test('the search finds while somebody types, and Enter opens the result', async ({ visitor }) => {
  await visitor.visit('/');
  await visitor.answers();
  await visitor.role('combobox', 'Search modules').type('attend');
  await visitor.role('option', /Attendance/).isShown();
  await visitor.driver.press('ArrowDown');
  await visitor.driver.press('Enter');
  await visitor.heading('Attendance').isShown();
});

test('the menu of buckets leads to a bucket', async ({ visitor }) => {
  await visitor.visit('/tutorial');
  await visitor.answers();
  await visitor.button('Buckets').click();
  await visitor.heading('Browse Buckets').isShown();
  await visitor.link(/^Core HR/).click();
  await visitor.heading('Core HR').isShown();
  expect(await visitor.path()).toMatch(/^\/bucket\?id=core-hr/);
});

test('filters narrow a category, and stay in the address', async ({ visitor }) => {
  await visitor.visit('/category?id=human-resources');
  await visitor.answers();
  await visitor.link(/^Free trial/).click();
  await visitor.link('Remove Free trial').isShown();
  await visitor.driver.reload();
  await visitor.link('Remove Free trial').isShown();
});

test('modules are compared', async ({ visitor }) => {
  await visitor.visit('/compare?ids=attendance,leave');
  await visitor.answers();
  await visitor.role('checkbox', 'Show only differences').click();
  await visitor.role('rowheader', 'Price').isShown();
  await visitor.role('rowheader', 'Trial').isGone();
});

test('the theme changes, and is kept', async ({ visitor }) => {
  const theme = () => visitor.driver.run<string>(`return getComputedStyle(document.body).colorScheme;`);
  await visitor.visit('/tutorial');
  await visitor.answers();
  const before = await theme();
  await visitor.button(/^Switch to (dark|light)/).click();
  await expect.poll(theme).not.toBe(before);
  const chosen = await theme();
  await visitor.driver.reload();
  expect(await theme()).toBe(chosen);
});

test('a dialog takes the focus, and gives it back on Escape', async ({ visitor }) => {
  const focused = () =>
    visitor.driver.run<string>(
      `const { id, ariaLabel } = document.activeElement; return id || ariaLabel || document.activeElement.outerHTML;`,
    );
  await visitor.visit('/tutorial');
  await visitor.answers();
  await visitor.button(/^Search modules/).click();
  await expect.poll(focused).toBe('module-search-dialog');
  await visitor.driver.press('Escape');
  await visitor.heading('Search modules').isGone();
  await expect.poll(focused).toMatch(/^Search modules/);
});
