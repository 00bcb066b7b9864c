import { Setup } from '@marketplace/shared/contracts';
import { expectContract } from '../../../test/expect-contract.ts';
import { openTestApi, type TestApi } from '../../../test/test-api.ts';

let api: TestApi;
let admin: string;
afterEach(() => api.close());

const open = async (overrides: Parameters<typeof openTestApi>[0] = {}) => {
  api = await openTestApi(overrides);
  admin = await api.signIn('admin');
};
const steps = async () => {
  const { steps: all } = expectContract(Setup, (await api.call({ path: '/tex-admin/setup', token: admin })).json());
  return Object.fromEntries(all.map(({ id, done, value }) => [id, done ? value : null]));
};
const run = (statement: string) => api.database.pool.query(statement);

it('lists what a complete marketplace has', async () => {
  await open();
  expect(await steps()).toEqual({
    company: 'TEX Systems Private Limited',
    tax: 'INR, GST 18%',
    sender: 'Demo mailbox',
    payment: 'On invoice, bank transfer, online payment',
    catalogue: expect.stringMatching(/^\d+ published modules$/),
    prices: expect.stringMatching(/^\d+ prices$/),
    privacy: 'Published',
    organization: expect.stringMatching(/^\d+ organizations that can buy$/),
  });
});

it('lists as missing what nobody has entered yet', async () => {
  await open({ production: true, mailFromIsSet: false, smtpUrl: 'smtp://127.0.0.1:1' });
  await run('truncate company_master, privacy_policies, pricing_tiers, clients cascade');
  await run("update modules set status = 'draft'");
  expect(Object.values(await steps())).toEqual(Array(8).fill(null));
});

it('counts taxes only once someone has confirmed them', async () => {
  await open({
    production: true,
    mailFromIsSet: true,
    smtpUrl: 'smtp://127.0.0.1:1',
    mailFrom: 'Bazaar <a@b.example>',
  });
  await run(
    `update company_master set data = data - array['termsDays', 'bankDetails', 'accountNumber', 'ifsc', 'upiId'] || '{"taxId": ""}'`,
  );
  expect(await steps()).toMatchObject({ tax: null, payment: null, sender: 'Bazaar <a@b.example>, from MAIL_FROM' });
  const { tax } = (await api.call({ path: '/tex-admin/company-settings', token: admin })).json();
  const payload = { ...tax, taxName: 'VAT', taxRate: 20, bankDetails: ['Bank', 'IBAN'] };
  const saved = await api.call({ method: 'PUT', path: '/tex-admin/company-settings/tax', payload, token: admin });
  expect(saved.json()).toHaveProperty('settings');
  expect(await steps()).toMatchObject({ tax: 'INR, VAT 20%', payment: 'On invoice, bank transfer' });
});

it('counts an organization once it is open and an active payment admin belongs to it', async () => {
  await open();
  const organization = async () => (await steps()).organization;
  await run("delete from client_members where user_id <> 'buyer2'");
  expect(await organization()).toBe('1 organization that can buy');
  const hasRole = (name: string, held = true) =>
    run(
      `update user_marketplace_roles set role_name = '${name}', role_type = null, role_status = ${held} where user_id = 'buyer2'`,
    );
  const setStatus = (status: string) => run(`update users set status = '${status}' where id = 'buyer2'`);
  const notYet: [string, () => Promise<unknown>, () => Promise<unknown>][] = [
    ['invited', () => setStatus('invited'), () => setStatus('active')],
    ['closed', () => run('update clients set closed_at = now()'), () => run('update clients set closed_at = null')],
    ['a creator', () => hasRole('PAYMENT_CREATOR'), () => hasRole('payment admin')],
    ['no longer one', () => hasRole('PAYMENT_ADMIN', false), () => hasRole('PAYMENT_ADMIN')],
    ['nobody', () => run('delete from client_members'), () => Promise.resolve()],
  ];
  for (const [what, begin, end] of notYet) {
    await begin();
    expect([what, await organization()]).toEqual([what, null]);
    await end();
  }
});
