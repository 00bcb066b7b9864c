import type { CheckoutOptions, CompanySettings, Order } from '@marketplace/shared/contracts';
import { aBilling, addToCart, checkout, emptyCarts, quote } from '../../../test/checkout.ts';
import { readPdf } from '../../../test/pdf-text.ts';
import { mailsTo } from '../../../test/recovery.ts';
import { openTestApi, type TestApi } from '../../../test/test-api.ts';

let api: TestApi;
beforeAll(async () => (api = await openTestApi()));
afterAll(() => api.close());
beforeEach(() => emptyCarts(api));

describe('the bank details', () => {
  const save = async (bankDetails: string[]) => {
    const token = await api.signIn('admin');
    const path = '/tex-admin/company-settings';
    const { tax } = (await api.call({ path, token })).json<CompanySettings>();
    const answer = await api.call({ method: 'PUT', path: `${path}/tax`, token, payload: { ...tax, bankDetails } });
    expect(answer.statusCode).toBe(200);
  };
  const methods = async () => {
    const token = await api.signIn('buyer');
    const { methods: offered } = (
      await api.call({ path: '/tex-suite/checkout/options', token })
    ).json<CheckoutOptions>();
    return offered;
  };
  const order = async (method: string) => {
    const token = await api.signIn('buyer');
    await addToCart(api, token, 'attendance', 2, 30);
    const { fingerprint } = await quote(api, token, { billing: aBilling });
    return checkout(api, token, { fingerprint, method });
  };

  it('are shown in checkout, on the invoice, in its PDF and in the email', async () => {
    await save(['Bank of Tests', 'Account 998877', 'IFSC TEST0000001']);
    const account = 'Bank of Tests, Account 998877, IFSC TEST0000001';
    expect((await methods()).find(({ method }) => method === 'bank_transfer')?.text).toContain(account);
    const { invoice } = (await order('bank_transfer')).json<Order>();
    expect(invoice.seller.bankDetails?.join(', ')).toBe(account);
    const [mail] = await mailsTo(api, 'accounts@meridian.example');
    expect(mail?.text).toContain(account);
    const pdf = await api.call({ path: `/tex-suite/invoice/${invoice.id}/pdf`, token: await api.signIn('buyer') });
    expect(readPdf(pdf.rawPayload).pages.flat().join('').replace(/\s/g, '')).toContain(account.replace(/\s/g, ''));
  });

  it('are in no public response', async () => {
    await save(['Bank of Secrets']);
    expect((await api.call({ path: '/tex-admin/company-master' })).body).not.toContain('Bank of Secrets');
  });

  it('are required for bank transfers: without them the method is neither offered nor accepted', async () => {
    await save([]);
    expect((await methods()).map(({ method }) => method)).not.toContain('bank_transfer');
    const refused = await order('bank_transfer');
    expect([refused.statusCode, refused.json().errors?.[0].field]).toEqual([400, 'method']);
    const { invoice } = (await order('invoice')).json<Order>();
    const [mail] = await mailsTo(api, 'accounts@meridian.example');
    expect(mail?.text).toContain(`Ask ${invoice.seller.email} for the account to transfer to.`);
  });
});
