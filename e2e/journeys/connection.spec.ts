import { replaceConnection, tellConnection, type Connection } from '../fixtures/connection.ts';
import { expect, test } from '../fixtures/shopper.ts';

test.beforeEach(async ({ shopper, page }) => {
  await replaceConnection(page);
  await page.clock.install({ time: 0 });
  await shopper.visit('/tutorial');
  await expect(shopper.heading('Tutorials')).toBeVisible();
  await page.clock.pauseAt(60_000);
});

test('a lost connection is shown in red for 10 s or until closed, with how often it was lost [OFFLINE-01, OFFLINE-02, OFFLINE-08, CONST-16]', async ({
  page,
  context,
}) => {
  const banner = page.getByRole('alert').filter({ hasText: 'No Internet Connection' });
  await context.setOffline(true);
  await expect(banner.getByText('No Internet Connection', { exact: true })).toBeVisible();
  await expect(banner.getByText('Some features may not work properly', { exact: true })).toBeVisible();
  await expect(banner.getByText(/Attempt/)).toHaveCount(0);
  const [red = 0, green = 0, blue = 0] = await banner.evaluate((element) => {
    const paper = document.createElement('canvas').getContext('2d');
    if (!paper) return [];
    paper.fillStyle = getComputedStyle(element).color;
    paper.fillRect(0, 0, 1, 1);
    return [...paper.getImageData(0, 0, 1, 1).data];
  });
  expect(red).toBeGreaterThan(2 * Math.max(green, blue));

  await page.clock.runFor(9_999);
  await expect(banner).toBeVisible();
  await page.clock.runFor(1);
  await expect(banner).toHaveCount(0);

  await context.setOffline(false);
  await expect(page.getByText('Back online')).toBeVisible();
  await context.setOffline(true);
  await expect(banner.getByText('Attempt 2', { exact: true })).toBeVisible();
  await banner.getByRole('button', { name: 'Close' }).click();
  await expect(banner).toHaveCount(0);
});

const returns: [told: Connection, title: string, line: string][] = [
  [{ effectiveType: '4g', downlink: 1.6 }, 'Excellent Connection', 'All features available'],
  [{ effectiveType: '4g', downlink: 1.5 }, 'Good Connection', 'Connection restored'],
  [{}, 'Connection Restored', 'Back online'],
  [{ effectiveType: '3g', downlink: 9 }, 'Slow Connection', 'Some features may be slower'],
  [{ effectiveType: '2g' }, 'Slow Connection', 'Some features may be slower'],
  [{ effectiveType: 'slow-2g' }, 'Connection Restored', 'Back online'],
];

test('a restored connection is shown for 3 s with its quality [OFFLINE-03, OFFLINE-04, OFFLINE-05, OFFLINE-06, OFFLINE-07, CONST-16]', async ({
  page,
  context,
}) => {
  const banner = page.getByRole('status').filter({ has: page.getByRole('button', { name: 'Details' }) });
  for (const [told, title, line] of returns)
    await test.step(JSON.stringify(told), async () => {
      await context.setOffline(true);
      await expect(page.getByText('No Internet Connection')).toBeVisible();
      await tellConnection(page, told);
      await context.setOffline(false);
      await expect(banner.getByText(title, { exact: true })).toBeVisible();
      await expect(banner.getByText(line, { exact: true })).toBeVisible();
      await page.clock.runFor(2_999);
      await expect(banner).toBeVisible();
      await page.clock.runFor(1);
      await expect(banner).toHaveCount(0);
    });
});

test('the details show type, speed, bandwidth, latency and data saver, as far as they are known [OFFLINE-09]', async ({
  page,
  context,
}) => {
  await context.setOffline(true);
  const banner = page.getByRole('alert').filter({ hasText: 'No Internet Connection' });
  const told = async (term: string) => banner.locator('dt', { hasText: term }).locator('+ dd').textContent();
  const details = banner.getByRole('button', { name: 'Details' });
  await details.click();
  for (const term of ['Type', 'Speed', 'Bandwidth', 'Latency']) expect(await told(term)).toBe('unknown');
  await expect(banner.getByText(/Data saver/)).toHaveCount(0);
  await details.click();
  await expect(banner.locator('dt')).toHaveCount(0);

  await context.setOffline(false);
  await tellConnection(page, { type: 'wifi', effectiveType: '3g', downlink: 1.2, rtt: 150, saveData: true });
  await context.setOffline(true);
  await details.click();
  expect(await Promise.all(['Type', 'Speed', 'Bandwidth', 'Latency'].map(told))).toEqual([
    'wifi',
    '3g',
    '1.2 Mbps',
    '150 ms',
  ]);
  await expect(banner.getByText(/Data saver is on/)).toBeVisible();
});
