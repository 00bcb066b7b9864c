import { remotes } from '../../shared/tooling/workspaces.mjs';
import { expect, test } from '../fixtures/shopper.ts';

interface Federation {
  __INSTANCES__: { name: string; version: string; constructor: unknown }[];
  moduleInfo: Record<string, { remotesInfo?: object; modules?: { moduleName: string }[] }>;
  __SHARE__: Record<string, Record<string, Record<string, Record<string, { useIn: string[] }>>>>;
}

test('the page shows the Module Federation browser extension what it is made of', async ({ shopper, page }) => {
  await shopper.visit('/contactus');
  await shopper.answers();
  await expect(shopper.heading('Get in Touch')).toBeVisible();
  const seen = await page.evaluate(() => {
    const { __INSTANCES__, moduleInfo, __SHARE__ } = Reflect.get(globalThis, '__FEDERATION__') as Federation;
    const hostScope = Object.entries(__SHARE__).find(([id]) => id.startsWith('host'))?.[1]['default'] ?? {};
    return {
      instances: __INSTANCES__.map(({ name, version }) => ({ name: name.replace(/_[0-9a-f]{12}$/, ''), version })),
      runtimes: new Set(__INSTANCES__.map((one) => one.constructor)).size,
      remotes: Object.keys(moduleInfo['host']?.remotesInfo ?? {}).sort(),
      support: Object.entries(moduleInfo)
        .find(([key]) => key.startsWith('mfe-support:'))?.[1]
        .modules?.map(({ moduleName }) => moduleName),
      ui: Object.entries(hostScope['@marketplace/shared/ui'] ?? {}).map(([version, { useIn }]) => ({
        version,
        used: useIn.some((name) => name.startsWith('mfe_support_')),
      })),
    };
  });
  expect(seen.instances).toContainEqual({ name: 'host', version: '2.9.2' });
  expect(seen.instances).toContainEqual({ name: 'mfe_support', version: '2.9.2' });
  expect(seen.runtimes).toBe(1);
  expect(seen.remotes).toEqual(remotes);
  expect(seen.support).toContain('pages/contact');
  expect(seen.ui).toEqual([{ version: expect.stringMatching(/^\d+\.\d+\.\d+$/), used: true }]);
});
