import { expect, test, type Shopper } from '../fixtures/shopper.ts';
import { storefrontPages } from '../fixtures/storefront-pages.ts';

const people = [
  ['a visitor', undefined],
  ['a signed-in user', 'user@tex.example'],
] as const;

for (const [who, account] of people)
  test.describe(() => {
    test.use({ account });

    test(`${who} opens bucket, module, tutorial, demo, privacy and contact by their links [OTHER-02]`, async ({
      shopper,
      page,
    }) => {
      // Opens seven pages.
      test.slow();
      const follow = async (link: ReturnType<Shopper['heading']>, path: string, heading: string) => {
        await link.first().click();
        await expect(shopper.heading(heading)).toBeVisible();
        await shopper.isAt(path);
      };
      const links = (place: string) => page.getByRole('navigation', { name: place });
      await shopper.visit();
      await follow(page.getByRole('main').getByRole('link', { name: /^Core HR/ }), '/bucket?id=core-hr', 'Core HR');
      await follow(
        page.getByRole('main').getByRole('link', { name: /Org Chart/ }),
        '/module?id=org-chart',
        'Org Chart',
      );
      await follow(links('Main').getByRole('link', { name: 'Tutorials' }), '/tutorial', 'Tutorials');
      await follow(links('Main').getByRole('link', { name: 'Request Demo' }), '/demo', 'Request Demo');
      await follow(links('Footer').getByRole('link', { name: 'Privacy Policy' }), '/privacy', 'Privacy Policy');
      await follow(links('Footer').getByRole('link', { name: 'Contact Us' }), '/contactus', 'Get in Touch');
    });
  });

const administrators = [
  ['admin', storefrontPages.filter(({ access }) => access === 'administrators')],
  ['super', storefrontPages.filter(({ access }) => access === 'administrators' || access === 'super')],
] as const;

for (const [name, screens] of administrators)
  test.describe(() => {
    test.use({ account: `${name}@tex.example` });

    test(`${name} goes from the profile menu to IAM and its people, and on to the other screens [OTHER-05]`, async ({
      shopper,
      page,
    }) => {
      await shopper.visit('/tutorial');
      await page.getByRole('button', { name: 'Profile menu' }).click();
      await page.getByRole('link', { name: 'IAM' }).click();
      await expect(shopper.heading('IAM')).toBeVisible();
      await expect(page.getByRole('main').getByText('buyer@tex.example')).toBeVisible();
      for (const { path, heading } of screens)
        await test.step(path, async () => {
          await shopper.goOnTo(path);
          await expect(shopper.heading(heading)).toBeVisible();
          await shopper.isAt(path);
        });
    });
  });
