import type { Page } from '@playwright/test';
import { rmSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import { version } from 'react';
import { foreignOrigin, foreignPort } from '../fixtures/foreign-origin.ts';
import { keptSession } from '../fixtures/kept-session.ts';
import { expect, test } from '../fixtures/shopper.ts';
import { buildHost } from './build-host.ts';
import { serveFolder } from './serve-folder.ts';

const port = Number(process.env['E2E_PORT'] ?? 4570);
const storefront = `http://localhost:${port}`;
const folder = fileURLToPath(new URL(`../../.cache/outside-${port}/`, import.meta.url));

const hosts = [
  { bundler: 'webpack', page: 'react', react: true },
  { bundler: 'rspack', page: 'plain', react: false },
] as const;

// One worker, because the pages are built once and served on one port.
test.describe.configure({ mode: 'default' });

let stop: () => Promise<unknown>;
test.beforeAll(async () => {
  rmSync(folder, { recursive: true, force: true });
  const manifests = `${storefront}/marketplace/federation/live/`;
  for (const host of hosts) await buildHost({ ...host, manifests, output: folder + host.bundler });
  stop = await serveFolder(folder, foreignPort(port));
});
test.afterAll(() => stop());

/** Tokens of a buyer with something in the cart, as the other site's server would get them. */
const buyersTokens = async () => {
  const { origins } = await keptSession(storefront, 'spaced@tex.example');
  const { accessToken = '', refreshToken = '' } = Object.fromEntries(
    origins.flatMap(({ localStorage }) => localStorage.map(({ name, value }) => [name, value])),
  ) as Record<string, string>;
  const added = await fetch(`${storefront}/api/marketplace/tex-suite/cart`, {
    method: 'POST',
    headers: { authorization: `Bearer ${accessToken}`, 'content-type': 'application/json' },
    body: JSON.stringify({ itemId: 'leads', itemType: 'module', name: 'leads', noOfUsers: 1, noOfDays: 30 }),
  });
  if (!added.ok) throw new Error(`Nothing could be added to the cart: ${await added.text()}`);
  return { accessToken, refreshToken };
};

const signIn = async (page: Page) =>
  page.evaluate(
    (tokens) => (Reflect.get(globalThis, 'signIn') as (given: object) => void)(tokens),
    await buyersTokens(),
  );

/** Versions of React on the page; ours reports itself as an early one of its major version. */
const reacts = (page: Page) =>
  page.evaluate(() => {
    const { __SHARE__ } = Reflect.get(globalThis, '__FEDERATION__') as {
      __SHARE__: Record<string, Record<string, Record<string, Record<string, { loaded?: boolean }>>>>;
    };
    const shared = Object.values(__SHARE__).flatMap((scopes) => Object.entries(scopes['default']?.['react'] ?? {}));
    return [...new Set(shared.filter(([, { loaded }]) => loaded).map(([version]) => version))];
  });

for (const { bundler, react } of hosts) {
  test.describe(`a page of another site, built with ${bundler}, ${react ? 'with its own' : 'without'} React`, () => {
    test.beforeEach(async ({ page }) => {
      await page.goto(`${foreignOrigin(port)}/${bundler}/`);
      await expect(page.getByRole('heading', { name: 'Get in Touch' })).toBeVisible();
    });

    test('shows a page and a widget of two of our remotes, with one React', async ({ page }) => {
      await signIn(page);
      await expect(page.getByRole('img', { name: /^\d+ items?$/ })).toBeVisible();
      expect(await reacts(page)).toEqual([react ? version : expect.stringMatching(/^\d+\.0\.\d{4}$/)]);
      expect(await page.evaluate(() => localStorage.getItem('accessToken'))).toBeNull();
    });

    test('applies our theme only within our pieces', async ({ page }) => {
      const looks = await page.evaluate(() => {
        const style = (selector: string) => getComputedStyle(document.querySelector(selector) ?? document.body);
        const paper = (selector: string) => style(selector).getPropertyValue('--paper');
        return {
          body: [style('body').margin, paper('body')],
          heading: style('h2').fontWeight,
          piece: paper('[data-remote="mfe-support"] h1'),
        };
      });
      expect(looks).toEqual({ body: ['8px', ''], heading: '700', piece: '#fafaf7' });
    });

    test('links to the storefront, and goes there', async ({ page }) => {
      const link = page.getByRole('link', { name: /ticket/i }).first();
      await expect(link).toHaveAttribute('href', new RegExp(`^${storefront}/marketplace/ticket`));
      await link.click();
      await expect(page).toHaveURL(new RegExp(`^${storefront}/marketplace/ticket`));
      await expect(page.getByRole('heading', { name: 'Raise a Ticket' })).toBeVisible();
    });

    if (!react)
      test('removes our pieces again', async ({ page }) => {
        await page.evaluate(() => (Reflect.get(globalThis, 'removeAll') as () => void)());
        await expect(page.getByRole('heading', { name: 'Get in Touch' })).toBeHidden();
        expect(await page.locator('[data-remote]').count()).toBe(0);
      });
  });
}
