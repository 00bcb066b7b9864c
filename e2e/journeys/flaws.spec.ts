import { test as bare } from '@playwright/test';
import { storefrontPages, type Access } from '../fixtures/storefront-pages.ts';
import { expect, test } from '../fixtures/shopper.ts';
import { flaws } from '../looks/flaws.ts';
import { inState, longWord } from '../looks/states.ts';

const words = 'Subscriptions end today';
const line = (style: string, text = words) => `<p style="margin:0;font:16px/20px sans-serif;${style}">${text}</p>`;
const box = 'width:60px;white-space:nowrap;overflow:hidden;';

bare.describe('the check of what is in sight', () => {
  bare.use({ viewport: { width: 390, height: 844 } });

  for (const [what, content, found] of [
    ['a page that scrolls sideways', '<div style="width:500px;height:9px"></div>', [/px too wide/]],
    ['cut text', line(box), [/“Subscriptions.* is cut/, /leaves its box/]],
    ['a cut line', line('height:10px;overflow:hidden'), [/is cut/]],
    ['text beyond its box', line('width:60px;white-space:nowrap'), [/leaves its box/]],
    ['texts on one another', line('') + line('margin-top:-18px', 'Renews'), [/“Subscriptions.*” and “Renews” lie/]],
    ['an ellipsis', line(`${box}text-overflow:ellipsis`), []],
    ['what scrolls', line('width:60px;white-space:nowrap;overflow:auto'), []],
    [
      'a row beyond its track',
      `<div style="${box}display:flex">${line('width:60px;flex:none', 'One').repeat(3)}</div>`,
      [],
    ],
    ['what only screen readers read', `<div class="visually-hidden">${line(box)}</div>`, []],
    ['a menu over the page', line('') + line('position:absolute;top:4px', 'Menu'), []],
  ] as const)
    bare(`knows ${what}`, async ({ page }) => {
      await page.setContent(content);
      const seen = await flaws(page);
      expect(seen).toHaveLength(found.length);
      for (const [index, one] of found.entries()) expect(seen[index]).toMatch(one);
    });
});

const accounts: Record<Access, string | undefined> = {
  everybody: undefined,
  'signed-in': 'user@tex.example',
  payment: 'buyer@tex.example',
  administrators: 'admin@tex.example',
  super: 'super@tex.example',
};

for (const [access, account] of Object.entries(accounts))
  test.describe(`on a phone, with access ${access}`, () => {
    test.use({
      viewport: { width: 390, height: 844 },
      contextOptions: { reducedMotion: 'reduce' },
      ...(account && { account }),
    });

    for (const { path, heading } of storefrontPages.filter((one) => one.access === access))
      test(`nothing on ${path} is cut off, overlaps or leaves its box`, async ({ shopper, page }) => {
        await shopper.visit(path);
        await expect(shopper.heading(heading)).toBeVisible();
        await expect(page.locator('[aria-busy="true"]')).toHaveCount(0);
        expect(await flaws(page)).toEqual([]);
      });
  });

test.describe('on the narrowest phone, with long words', () => {
  test.use({ viewport: { width: 320, height: 700 }, contextOptions: { reducedMotion: 'reduce' } });

  for (const path of ['/module?id=attendance', '/bucket?id=core-hr', '/category?id=human-resources', '/search?q=time'])
    test(`nothing on ${path} is cut off, overlaps or leaves its box`, async ({ shopper, page, context }) => {
      await inState(context, 'long words');
      await shopper.visit('/privacy');
      // Within the application, because the edge renders pages with the true words.
      await shopper.goOnTo(path);
      await expect(page.getByRole('main').getByText(longWord).first()).toBeVisible();
      await expect(page.locator('[aria-busy="true"]')).toHaveCount(0);
      expect(await flaws(page)).toEqual([]);
      // What is loaded ahead may still be under way.
      await context.unrouteAll({ behavior: 'ignoreErrors' });
    });
});
