import { placeOrder, setPrices } from '../../../test/checkout.ts';
import { openTestApi, type TestApi } from '../../../test/test-api.ts';

let api: TestApi;
let id: string;
beforeAll(async () => {
  api = await openTestApi();
  await setPrices(api);
  id = (await placeOrder(api, await api.signIn('buyer'))).invoice.id;
});
afterAll(() => api.close());

const run = (statement: string) => api.database.pool.query(statement.replaceAll('$id', `'${id}'`));

describe('a finalized invoice', () => {
  it.each([
    'update invoices set total = 1 where id = $id',
    "update invoices set number = 'TEX-1' where id = $id",
    "update invoices set buyer = '{}' where id = $id",
    "update invoices set client_id = 'sahyadri' where id = $id",
    "update invoices set status = 'draft' where id = $id",
    "update invoices set due_date = now() + interval '1 year' where id = $id",
    'update invoices set paid = total + 1 where id = $id',
    'update invoices set paid = -1 where id = $id',
    'delete from invoices where id = $id',
    'update invoice_lines set line_total = 1 where invoice_id = $id',
    "update invoice_lines set invoice_id = 'x' where invoice_id = $id",
    'delete from invoice_lines where invoice_id = $id',
    "insert into invoice_lines select client_id, invoice_id, 9, module_id, 'More', 1, 1, 1, 1, 0, 0 from invoice_lines where invoice_id = $id",
    // Nor can its client be deleted: a client that has bought stays.
    "delete from clients where id = 'meridian'",
  ])('refuses: %s', async (statement) => {
    await expect(run(statement)).rejects.toMatchObject({ code: '23001' });
  });

  it('accepts payments, can be voided, and then stays void', async () => {
    await run('update invoices set paid = 5 where id = $id');
    await run("update invoices set status = 'voided' where id = $id");
    await expect(run("update invoices set status = 'finalized' where id = $id")).rejects.toMatchObject({
      code: '23001',
    });
    await expect(run('delete from invoices where id = $id')).rejects.toMatchObject({ code: '23001' });
  });
});
