import { marketplaceApi } from '../fixtures/marketplace-api.ts';
import { expect, test, type Shopper } from '../fixtures/shopper.ts';

const modules = [
  { id: 'shift-roster', users: 12, days: 30 },
  { id: 'general-ledger', users: 4, days: 90 },
  { id: 'pipeline', users: 25, days: 365 },
];

const choose = async ({ page }: Shopper, label: string, value: number) => {
  const field = page.getByLabel(label, { exact: true });
  await field.fill(String(value));
  await field.press('Enter');
};

const rupees = (minor: number) =>
  new Intl.NumberFormat('en-IN', { style: 'currency', currency: 'INR' }).format(minor / 100);

test.use({ account: 'buyer@tex.example' });

test('a buyer fills a basket of three modules; the total is the sum of price x users x days [CART-01, CART-19, NAV-21, VALID-10]', async ({
  shopper,
  page,
}) => {
  test.slow();
  const { call } = await marketplaceApi(page);
  await call('DELETE', '/tex-suite/cart/clear');
  let expected = 0;
  for (const { id, users, days } of modules) {
    await shopper.visit(`/module?id=${id}`);
    await choose(shopper, 'Users', users);
    await choose(shopper, 'Days', days);
    await page.getByRole('button', { name: 'Add to Cart' }).click();
    await expect(page.getByText(/added to cart successfully!/).first()).toBeVisible();
  }
  const cart = await page.evaluate(async () => {
    const answer = await fetch('/api/marketplace/tex-suite/cart', {
      headers: { authorization: `Bearer ${localStorage.getItem('accessToken')}` },
    });
    return (await answer.json()) as { items: { itemId: string; unitPrice: number }[] };
  });
  for (const { id, users, days } of modules)
    expected += (cart.items.find(({ itemId }) => itemId === id)?.unitPrice ?? 0) * users * days;
  expect(expected).toBeGreaterThan(0);
  await page.getByRole('link', { name: /^Cart/ }).click();
  await expect(shopper.heading(/Cart/)).toBeVisible();
  await expect(page.getByText(rupees(expected)).first()).toBeVisible();

  await page.reload();
  await expect(page.getByText(rupees(expected)).first()).toBeVisible();
});
