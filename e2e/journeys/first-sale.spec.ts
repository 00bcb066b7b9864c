import { mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { freePort, runCommand, startProduct } from '../bench/kit/product.ts';
import { dataDir } from '../fixtures/candidate.ts';
import { expect, test } from '../fixtures/shopper.ts';

const email = 'mira.shah@company.example';

const catalogue = {
  categories: [{ name: 'Tools', buckets: [{ name: 'Workshop', modules: [{ name: 'Hammer' }, { name: 'Saw' }] }] }],
};

/** A production start on an empty database, with the releases of the product under test. */
const openProduction = async () => {
  const folder = await mkdtemp(join(tmpdir(), 'marketplace-first-sale-'));
  const port = String(await freePort());
  const env = {
    NODE_ENV: 'production',
    PORT: port,
    DATA_DIR: folder,
    RELEASE_STORE: process.env['RELEASE_STORE'] ?? join(dataDir, 'store'),
    PUBLIC_URL: `http://localhost:${port}`,
    // Nobody listens there: emails wait.
    SMTP_URL: 'smtp://127.0.0.1:1',
    MAIL_FROM: 'Bazaar <orders@company.example>',
    SECRETS_KEY: 'c2l4dGVlbiByYW5kb20gYnl0ZXMgYW5kIG1vcmU=',
    RENDER_DEADLINE: '3000',
  };
  const product = await startProduct(folder, { env });
  const stop = async () => {
    await product.stop();
    await rm(folder, { recursive: true, force: true });
  };
  return { origin: product.origin, folder, run: (...words: string[]) => runCommand(words, { ...env }), stop };
};

// The second test needs what the first has made.
test.describe.configure({ mode: 'serial' });

let production: Awaited<ReturnType<typeof openProduction>>;
test.beforeAll(async () => {
  test.setTimeout(180_000);
  production = await openProduction();
});
test.afterAll(() => production.stop());

test('an empty production database becomes a marketplace: its administrator, company, taxes and catalogue', async ({
  page,
}) => {
  test.setTimeout(180_000);
  const at = (path: string) => `${production.origin}/marketplace${path}`;

  const [link = ''] =
    /http:\S+accept-invitation\?token=\S+/.exec(await production.run('admin-create', email, '--print')) ?? [];
  await page.goto(link);
  await page.getByLabel('New Password', { exact: true }).fill('Brand-new-1');
  await page.getByLabel('Confirm Password', { exact: true }).fill('Brand-new-1');
  await page.getByRole('button', { name: 'Accept and sign in' }).click();
  await expect(page.getByText('7 steps of the setup are missing.')).toBeVisible();
  await page.getByRole('link', { name: 'Continue the setup' }).click();

  const step = (name: string) =>
    page
      .getByRole('list', { name: 'Steps' })
      .getByRole('listitem')
      .filter({ has: page.getByRole('heading', { name }) });
  await expect(page.getByText('1 of 8 steps are done.')).toBeVisible();
  await expect(step('Sender address')).toContainText('Bazaar <orders@company.example>');

  await step('Company').getByRole('link').click();
  for (const [label, text] of Object.entries({
    Brand: 'Bazaar',
    'Legal name': 'Bazaar Limited',
    Address: '1 Market Street\nDublin',
    'Support e-mail': 'help@company.example',
  }))
    await page.getByRole('textbox', { name: label, exact: true }).fill(text);
  await page.getByRole('button', { name: 'Save changes' }).click();
  await expect(page.getByText('The company was saved.')).toBeVisible();

  await page.getByRole('link', { name: 'Tax and invoices' }).click();
  await page.getByRole('textbox', { name: 'Name of the tax' }).fill('VAT');
  await page.getByRole('textbox', { name: 'Rate' }).fill('23');
  await page.getByRole('textbox', { name: /^Bank details/ }).fill('Example Bank\nIE29 EXMP 0000 0000 0000 00');
  await page.getByRole('button', { name: 'Save changes' }).click();
  await expect(page.getByText(/^(Taxes and invoices|The taxes).* saved/)).toBeVisible();

  const file = join(production.folder, 'catalogue.json');
  await writeFile(file, JSON.stringify(catalogue));
  await page.goto(at('/settings/catalogue?view=files'));
  await page.getByLabel('Catalogue file').setInputFiles(file);
  await expect(page.getByRole('row', { name: 'Would be created 1 1 2' })).toBeVisible();
  await page.getByRole('button', { name: 'Apply' }).click();
  await expect(page.getByRole('row', { name: 'Created 1 1 2' })).toBeVisible();

  await page.goto(at('/setup'));
  await expect(page.getByText('5 of 8 steps are done.')).toBeVisible();
  await expect(step('Company')).toContainText('Bazaar Limited');
  await expect(step('Currency and tax')).toContainText('INR, VAT 23%');
  await expect(step('Payment methods')).toContainText('On invoice, bank transfer');
  await expect(step('Catalogue')).toContainText('2 published modules');

  await page.goto(at('/'));
  await expect(page.getByRole('link', { name: 'Workshop 2 modules' })).toBeVisible();
  await expect(page.getByText('3 steps of the setup are missing.')).toBeVisible();
});

test('a second first administrator is refused, and the demo’s password opens nothing', async ({ request }) => {
  await expect(production.run('admin-create', 'other@company.example')).rejects.toThrow(/is SUPER_ADMIN already/);
  const answer = await request.post(`${production.origin}/api/marketplace/auth/login`, {
    data: { email: 'admin@tex.example', password: 'Marketplace1' },
  });
  expect(answer.status()).toBe(401);
});
