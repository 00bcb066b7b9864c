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
  // Next to an account, lines are only additional details.
  const none = { accountHolder: '', accountNumber: '', ifsc: '', iban: '', bic: '', upiId: '' };
  const save = async (bankDetails: string[], account: object = {}) => {
    const token = await api.signIn('admin');
    const path = '/tex-admin/company-settings';
    const { tax } = (await api.call({ path, token })).json<CompanySettings>();
    const answer = await api.call({
      method: 'PUT',
      path: `${path}/tax`,
      token,
      payload: { ...tax, ...account, bankDetails },
    });
    return [answer.statusCode, answer.json().errors?.[0]?.field];
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
    await save(['Bank of Tests', 'Account 998877', 'IFSC TEST0000001'], none);
    const account = 'Bank of Tests, Account 998877, IFSC TEST0000001';
    expect((await methods()).find(({ method }) => method === 'bank_transfer')?.text).toContain(account);
    const { invoice } = (await order('bank_transfer')).json<Order>();
    expect(invoice.seller.bankDetails?.join(', ')).toBe(account);
    const [mail] = await mailsTo(api, 'accounts@meridian.example');
    expect(mail?.text).toContain(account);
    const pdf = await api.call({ path: `/tex-suite/invoice/${invoice.id}/pdf`, token: await api.signIn('buyer') });
    expect(readPdf(pdf.rawPayload).pages.flat().join('').replace(/\s/g, '')).toContain(account.replace(/\s/g, ''));
  });

  it('have the account, with a QR code for UPI on the invoice', async () => {
    const account = { accountHolder: 'TEX', accountNumber: '998877', ifsc: 'TEST0000001', upiId: 'tex@bank' };
    expect(await save(['Bank of Tests'], account)).toEqual([200, undefined]);
    const text = 'TEX, Account 998877, IFSC TEST0000001, UPI tex@bank, Bank of Tests';
    expect((await methods()).find(({ method }) => method === 'bank_transfer')?.text).toContain(text);
    const { invoice } = (await order('bank_transfer')).json<Order>();
    expect(invoice.seller).toMatchObject({ upiId: 'tex@bank', bankDetails: text.split(', ') });
    const pdf = await api.call({ path: `/tex-suite/invoice/${invoice.id}/pdf`, token: await api.signIn('buyer') });
    expect(pdf.rawPayload.toString('latin1')).toContain('(QR code for paying by UPI)');
    const shown = (await api.call({ path: '/tex-admin/company-master' })).body;
    for (const secret of ['998877', 'TEST0000001', 'tex@bank']) expect(shown).not.toContain(secret);
  });

  it.each([
    [{ accountNumber: '998877', ifsc: '', bic: '' }, 'ifsc'],
    [{ ifsc: 'SHORT' }, 'ifsc'],
    [{ iban: 'DE89370400440532013001' }, 'iban'],
    [{ bic: 'NOPE' }, 'bic'],
    [{ upiId: 'no bank' }, 'upiId'],
  ])('are refused if a transfer would go astray: %j', async (account, field) => {
    expect(await save([], account)).toEqual([400, field]);
  });

  it('are in no public response', async () => {
    await save(['Bank of Secrets']);
    expect((await api.call({ path: '/tex-admin/company-master' })).body).not.toContain('Bank of Secrets');
  });

  it('are required for bank transfers: without them the method is neither offered nor accepted', async () => {
    expect(await save([], none)).toEqual([200, undefined]);
    expect((await methods()).map(({ method }) => method)).not.toContain('bank_transfer');
    const refused = await order('bank_transfer');
    expect([refused.statusCode, refused.json().errors?.[0].field]).toEqual([400, 'method']);
    const { invoice } = (await order('invoice')).json<Order>();
    const [mail] = await mailsTo(api, 'accounts@meridian.example');
    expect(mail?.text).toContain(`Ask ${invoice.seller.email} for our bank details.`);
  });
});
