import { CompanyMaster, CompanySaved, CompanySettings } from '@marketplace/shared/contracts';
import { placeOrder } from '../../../test/checkout.ts';
import { expectContract } from '../../../test/expect-contract.ts';
import { openTestApi, type TestApi } from '../../../test/test-api.ts';
import { until } from '../../../test/until.ts';

let api: TestApi;
let admin = '';
let buyer = '';
beforeAll(async () => {
  api = await openTestApi();
  [admin, buyer] = [await api.signIn('admin'), await api.signIn('buyer')];
});
afterAll(() => api.close());

const path = '/tex-admin/company-settings';
const read = async () => expectContract(CompanySettings, (await api.call({ path, token: admin })).json());
const save = (part: 'company' | 'tax', payload: object) =>
  api.call({ method: 'PUT', path: `${path}/${part}`, token: admin, payload });
const publicCompany = async () =>
  expectContract(CompanyMaster, (await api.call({ path: '/tex-admin/company-master' })).json());
const audits = async (action: string) =>
  (
    await api.database.pool.query('select actor_id, before, after from audit_events where action = $1 order by at', [
      action,
    ])
  ).rows;

it('shows a changed company everywhere within two seconds, and records what changed', async () => {
  const { company } = await read();
  await publicCompany();
  const saved = await save('company', {
    ...company,
    supportPhone: '+91 80 1111 0100',
    taxRate: 99,
    invoicePrefix: 'X',
  });
  expect(expectContract(CompanySaved, saved.json()).company).toMatchObject({ taxRate: 18, invoicePrefix: 'TEX' });
  await until(async () => (await publicCompany()).supportPhone === '+91 80 1111 0100', 2_000);
  expect(await audits('company.profile_changed')).toEqual([
    {
      actor_id: 'admin',
      before: { supportPhone: '+91 80 0000 0100' },
      after: { supportPhone: '+91 80 1111 0100' },
    },
  ]);
});

it('uses the new brand in the next email', async () => {
  const { company } = await read();
  await save('company', { ...company, brand: 'Bazaar & Sons' });
  const payload = { name: 'Jo', email: 'jo@client.example', subject: 'Prices', message: 'Yearly ones, please.' };
  await api.call({ method: 'POST', path: '/tex-suite/contactus', payload });
  const [mail] = (await api.call({ base: '/api', path: '/dev/mailbox?to=jo@client.example' })).json();
  expect(mail.text).toContain('-- \nBazaar & Sons');
  expect(mail.html).toContain('Bazaar &amp; Sons');
});

it('applies to new invoices, and leaves old ones unchanged', async () => {
  const before = await placeOrder(api, buyer);
  const { company, tax } = await read();
  await save('company', { ...company, legalName: 'Renamed Systems Limited' });
  const changed = { ...tax, taxRate: 12.5, invoicePrefix: 'RS', termsDays: 45 };
  expect((await save('tax', changed)).statusCode).toBe(200);
  const after = await placeOrder(api, buyer);

  expect(after.invoice).toMatchObject({ seller: { name: 'Renamed Systems Limited' } });
  expect(after.invoice.number).toMatch(/^RS-\d{4}-000001$/);
  expect(after.invoice.taxes.map(({ rate }) => rate)).toEqual([6.25, 6.25]);
  const days = (Date.parse(after.invoice.dueDate) - Date.parse(after.invoice.invoiceDate)) / 86_400_000;
  expect(days).toBe(45);
  const kept = await api.call({ path: `/tex-suite/invoice/${before.invoice.id}`, token: buyer });
  expect(kept.json()).toEqual(before.invoice);
  expect(await audits('company.tax_changed')).toMatchObject([
    { before: { taxRate: 18, invoicePrefix: 'TEX' }, after: { taxRate: 12.5, invoicePrefix: 'RS', termsDays: 45 } },
  ]);
});

it('suspends after the chosen days, never if nobody has chosen, and tells no visitor', async () => {
  await api.database.pool.query("update company_master set data = data - 'graceDays'");
  const { tax } = await read();
  expect(tax.graceDays).toBeNull();
  expect((await save('tax', { ...tax, graceDays: 30 })).statusCode).toBe(200);
  const { tax: changed } = await read();
  expect(changed.graceDays).toBe(30);
  expect((await save('tax', { ...changed, graceDays: null })).statusCode).toBe(200);
  expect((await read()).tax.graceDays).toBeNull();
  expect(await publicCompany()).not.toHaveProperty('graceDays');
});

it("keeps a client's agreed payment term", async () => {
  const client = (await api.call({ path: '/tex-suite/clients/user', token: buyer }))
    .json<{ id: string; termsDays: number }[]>()
    .find(({ id }) => id === 'meridian-exports');
  expect(client?.termsDays).toBe(30);
});

it('refuses a stale form, separately for each part', async () => {
  const { company, tax } = await read();
  const answers = await Promise.all(['One', 'Two'].map((brand) => save('company', { ...company, brand })));
  expect(answers.map(({ statusCode }) => statusCode).sort()).toEqual([200, 409]);
  expect(answers.find(({ statusCode }) => statusCode === 409)?.json()).toMatchObject({ code: 'changed_meanwhile' });
  expect((await save('tax', { ...tax, termsDays: 10 })).statusCode).toBe(200);
});

it('records nothing if nothing changed', async () => {
  const { company } = await read();
  const noted = (await audits('company.profile_changed')).length;
  expect((await save('company', company)).statusCode).toBe(200);
  expect(await audits('company.profile_changed')).toHaveLength(noted);
});

it.each([
  ['company', 'brand', ' '],
  ['company', 'brand', 'x'.repeat(61)],
  ['company', 'address', []],
  ['company', 'supportEmail', 'nobody'],
  ['company', 'supportPhone', 'call us'],
  ['tax', 'currency', 'XXX1'],
  ['tax', 'currency', 'JPY'],
  ['tax', 'currency', 'ABC'],
  ['tax', 'currency', 'USD'],
  ['tax', 'taxRate', -1],
  ['tax', 'taxRate', 101],
  ['tax', 'taxRate', 18.005],
  ['tax', 'taxId', '29AAAAA'],
  ['tax', 'taxId', '99AAAAA0000A1Z5'],
  ['tax', 'invoicePrefix', 'ORD'],
  ['tax', 'invoicePrefix', 'tex'],
  ['tax', 'termsDays', 1.5],
  ['tax', 'termsDays', 366],
  ['tax', 'graceDays', -1],
  ['tax', 'graceDays', 366],
] as const)('refuses for %s the %s %j', async (part, field, value) => {
  const settings = await read();
  const answer = await save(part, { ...settings[part], [field]: value });
  expect([answer.statusCode, answer.json().errors[0].field]).toEqual([400, field]);
});

it.each(['javascript:alert(1)', 'http://plain.example', 'data:text/html,x', 'https://'])(
  'refuses the social link %s',
  async (url) => {
    const { company } = await read();
    expect((await save('company', { ...company, socialLinks: [{ name: 'X', url }] })).statusCode).toBe(400);
  },
);

it('names the prices that prevent another currency', async () => {
  const { tax } = await read();
  const answer = await save('tax', { ...tax, currency: 'EUR' });
  expect(answer.json().message).toBe('Some prices are in INR. Change them in the catalog first.');
});

it('starts empty without a company, and requires the company first', async () => {
  await api.database.pool.query('delete from company_master');
  const { company, tax } = await read();
  expect([company.brand, tax.currency, tax.termsDays]).toEqual(['', 'INR', 15]);
  expect((await save('tax', tax)).json()).toMatchObject({ code: 'no_company' });
  const filled = { ...company, brand: 'New', legalName: 'New Ltd', address: ['1 Road'], supportEmail: 'a@b.example' };
  expect((await save('company', filled)).statusCode).toBe(200);
  expect((await save('tax', (await read()).tax)).statusCode).toBe(200);
});
