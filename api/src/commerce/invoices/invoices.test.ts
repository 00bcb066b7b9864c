import { DuesSummary, Invoice, InvoicePage, PaymentPage } from '@marketplace/shared/contracts';
import { expectContract } from '../../../test/expect-contract.ts';
import { openTestApi, type TestApi } from '../../../test/test-api.ts';

let api: TestApi;
let buyer: string;
let buyer2: string;
let admin: string;
beforeAll(async () => {
  api = await openTestApi();
  buyer = await api.signIn('buyer');
  buyer2 = await api.signIn('buyer2');
  admin = await api.signIn('admin');
});
afterAll(() => api.close());

const get = (path: string, query: object = {}, token = buyer) => api.call({ path, query: { ...query }, token });
const pageOf = async (id: string, query: object = {}, token = buyer) =>
  expectContract(InvoicePage, (await get(`/tex-suite/invoice/clientId/${id}/paginated`, query, token)).json());
const search = async (query: object, token = buyer) =>
  expectContract(InvoicePage, (await get('/tex-suite/invoice/search', query, token)).json());
const modulesOf = ({ content }: InvoicePage) => content.map(({ modules }) => modules.join(', '));
type InvoicePage = Awaited<ReturnType<typeof pageOf>>;

/** Copies invoices of a `from` clause with other values, as arguments of `jsonb_build_object`. Returns their ids. */
async function copyInvoices(values: string, from: string) {
  const { rows } = await api.database.pool.query<{ list: string }>(
    `select string_agg(column_name, ', ') as list from information_schema.columns
      where table_schema = 'public' and table_name = 'invoices' and is_generated = 'NEVER'`,
  );
  const columns = String(rows[0]?.list);
  return api.database.pool.query(`insert into invoices (${columns})
    select ${columns.replaceAll(/\w+/g, '(c).$&')}
      from (select jsonb_populate_record(invoices, jsonb_build_object(${values})) c from ${from}) copies returning id`);
}

const duesOf = (id: string, token = buyer) =>
  api.call({ method: 'POST', path: `/tex-suite/dues-summary/calculate/${id}`, token });

describe('the invoices of a client', () => {
  it('are paged by ten, newest first [CALL-44, CONST-12, ENTITY-26]', async () => {
    const page = await pageOf('meridian');
    expect([page.page, page.size, page.totalElements, page.totalPages]).toEqual([0, 10, 11, 2]);
    expect(page.content).toHaveLength(10);
    const dates = page.content.map(({ invoiceDate }) => Date.parse(invoiceDate));
    expect(dates).toEqual([...dates].sort((one, other) => other - one));
    expect((await pageOf('meridian', { page: 0, size: 10, sort: 'invoiceDate,desc' })).content).toEqual(page.content);
  });

  it('continue on the next page, and end with the last', async () => {
    const all = (await pageOf('meridian', { size: 100 })).content;
    const second = await pageOf('meridian', { page: 1, size: 4 });
    expect(second.content).toEqual(all.slice(4, 8));
    expect((await pageOf('meridian', { page: 9 })).content).toEqual([]);
  });

  it.each(['invoiceDate', 'dueDate', 'total', 'number'] as const)('can be sorted by %s both ways', async (field) => {
    const up = (await pageOf('meridian', { sort: `${field},asc`, size: 50 })).content.map((one) => one[field]);
    const down = (await pageOf('meridian', { sort: `${field},desc`, size: 50 })).content.map((one) => one[field]);
    expect(up).toEqual([...up].sort((one, other) => (one < other ? -1 : Number(one > other))));
    expect(down).toEqual([...up].reverse());
  });

  it.each([{ page: -1 }, { size: 0 }, { size: 101 }, { sort: 'clientId,asc' }, { sort: 'total' }, { page: 'x' }])(
    'refuses %j',
    async (query) => {
      expect((await get('/tex-suite/invoice/clientId/meridian/paginated', query)).statusCode).toBe(400);
    },
  );

  it('occur in every state in the demo', async () => {
    const { content } = await search({ size: 100 }, admin);
    const states = content.map(({ status, paymentStatus }) => (status === 'voided' ? status : paymentStatus));
    expect(new Set(states)).toEqual(new Set(['paid', 'partly_paid', 'overdue', 'unpaid', 'voided']));
    expect(content).toHaveLength(18);
  });
});

describe('an open invoice', () => {
  beforeAll(() => api.database.pool.query('alter table invoices disable trigger user'));
  afterEach(() =>
    api.database.pool.query('update invoices set due_date = $2 where id = $1', [changed.id, changed.due]),
  );
  afterAll(() => api.database.pool.query('alter table invoices enable trigger user'));
  let changed: { id: string; due: Date };

  it.each([
    ['yesterday at noon', '-12 hours', true],
    ['in the last minute of yesterday', '-1 minute', true],
    ['today at midnight', '0', false],
    ['today at noon', '12 hours', false],
    ['in the last minute of today', '23:59', false],
    ['tomorrow', '1 day', false],
  ])('due %s has the same state in list, filter, dues, orders and CSV', async (_when, offset, isOverdue) => {
    const { rows } = await api.database.pool.query(
      `select id, number, order_id, due_date from invoices
       where client_id = 'meridian' and status = 'finalized' and paid = 0 order by id limit 1`,
    );
    const [{ id, number, order_id: orderId }] = rows;
    changed = { id, due: rows[0].due_date };
    await api.database.pool.query(
      `update invoices
          set due_date = (date_trunc('day', now() at time zone time_zone) + $2::interval) at time zone time_zone
        where id = $1 and time_zone = 'Asia/Kolkata'`,
      [id, offset],
    );
    const status = isOverdue ? 'overdue' : 'unpaid';
    const listed = (await search({ size: 100 })).content.find((one) => one.id === id);
    expect(listed?.paymentStatus).toBe(status);
    expect((await search({ status, size: 100 })).content.map((one) => one.id)).toContain(id);
    const dues = (
      await api.call({ method: 'POST', path: '/tex-suite/dues-summary/calculate/meridian', token: buyer })
    ).json<DuesSummary>();
    const late = dues.invoices.filter(({ paymentStatus }) => paymentStatus === 'overdue');
    expect(late.some((one) => one.id === id)).toBe(isOverdue);
    expect(dues.totalDue - dues.notYetDue).toBe(late.reduce((sum, { balance }) => sum + balance, 0));
    const orders = (await get('/tex-admin/order', { status, size: 100 }, admin)).json<{ content: { id: string }[] }>();
    expect(orders.content.map((one) => one.id)).toContain(orderId);
    const csv = (await get('/tex-suite/invoice/csv', {})).body;
    expect(csv.split('\n').find((line) => line.includes(number))).toContain(isOverdue ? 'Overdue' : 'Unpaid');
  });
});

describe('searching invoices', () => {
  it("covers the caller's clients, and all clients for administrators [CALL-45]", async () => {
    expect(new Set((await search({ size: 50 })).content.map(({ clientId }) => clientId))).toEqual(
      new Set(['meridian', 'meridian-exports']),
    );
    expect(new Set((await search({}, buyer2)).content.map(({ clientId }) => clientId))).toEqual(new Set(['sahyadri']));
    expect((await search({ clientId: 'meridian-exports' })).totalElements).toBe(4);
  });

  it('ignores blank filters [CALL-45]', async () => {
    const blank = { q: ' ', status: '', from: '', to: '', moduleId: '', min: '', max: '', page: '', sort: '' };
    expect((await search(blank)).content).toEqual((await search({})).content);
  });

  it.each([
    ['a part of a module name', { q: 'general LED' }, ['General Ledger']],
    ['a purchase order', { q: 'po-2126' }, ['Projects, Report Builder']],
    ['a module', { moduleId: 'report-builder' }, ['Projects, Report Builder']],
    ['what was voided', { status: 'voided' }, ['Wiki']],
    ['what is partly paid in time', { status: 'partly_paid' }, ['Quotes']],
    ['a percent sign, which means itself', { q: '%' }, []],
  ])('finds %s', async (_name, query, expected) => {
    expect(modulesOf(await search(query))).toEqual(expected);
  });

  it('finds a number', async () => {
    const [first] = (await search({ q: 'leads' })).content;
    expect((await search({ q: first?.number.toLowerCase() })).content).toEqual([first]);
  });

  it.each(['paid', 'unpaid', 'overdue', 'partly_paid'] as const)('finds those with the status %s', async (status) => {
    const all = (await search({ size: 100 })).content.filter((one) => one.status !== 'voided');
    expect((await search({ status, size: 100 })).content).toEqual(all.filter((one) => one.paymentStatus === status));
  });

  it('includes the first and the last day, and the smallest and the largest total', async () => {
    const [one] = (await search({ q: 'leads' })).content;
    const day = one?.invoiceDate.slice(0, 10);
    expect(modulesOf(await search({ from: day, to: day }))).toEqual(['Leads']);
    expect(modulesOf(await search({ min: one?.total, max: one?.total }))).toEqual(['Leads']);
    expect((await search({ min: (one?.total ?? 0) + 1, q: 'leads' })).totalElements).toBe(0);
    expect((await search({ max: (one?.total ?? 0) - 1, q: 'leads' })).totalElements).toBe(0);
  });

  it.each([{ from: '2026-02-30' }, { status: 'draft' }, { min: -1 }, { q: 'x'.repeat(101) }, { min: '1e3' }])(
    'refuses %j',
    async (query) => expect((await get('/tex-suite/invoice/search', query)).statusCode).toBe(400),
  );
});

describe('one invoice', () => {
  it('has its lines, its taxes by state, and amounts that add up', async () => {
    const taxNames: Record<string, string[]> = {};
    for (const { id } of (await search({ size: 100 }, admin)).content) {
      const invoice = expectContract(Invoice, (await get(`/tex-suite/invoice/${id}`, {}, admin)).json());
      const sum = (amounts: number[]) => amounts.reduce((all, amount) => all + amount, 0);
      expect(sum(invoice.lines.map((line) => line.lineTotal))).toBe(invoice.subtotal);
      expect(sum(invoice.lines.map((line) => line.discount))).toBe(invoice.discount);
      expect(sum(invoice.lines.map((line) => line.tax))).toBe(sum(invoice.taxes.map((tax) => tax.amount)));
      expect(invoice.subtotal - invoice.discount + sum(invoice.taxes.map((tax) => tax.amount))).toBe(invoice.total);
      taxNames[invoice.clientId] = invoice.taxes.map(({ name }) => name);
    }
    expect(taxNames).toEqual({ meridian: ['CGST', 'SGST'], 'meridian-exports': ['IGST'], sahyadri: ['IGST'] });
  });

  it('keeps its recipient and the coupon', async () => {
    const [summary] = (await search({ q: 'campaigns' })).content;
    const invoice = (await get(`/tex-suite/invoice/${summary?.id}`)).json<Invoice>();
    expect(invoice).toMatchObject({
      ...summary,
      couponCode: 'WELCOME10',
      buyer: { name: 'Meridian Components Private Limited', taxId: '29BBBBB0000B1Z6' },
      seller: { name: 'TEX Systems Private Limited' },
    });
    expect(invoice.discount).toBe(Math.round(invoice.subtotal * 0.1));
  });

  it.each(['search', 'csv'])('does not shadow the path %s', async (path) => {
    expect((await get(`/tex-suite/invoice/${path}`)).statusCode).toBe(200);
  });

  it('is hidden while it is a draft', async () => {
    const [summary] = (await search({ q: 'recruit' })).content;
    await copyInvoices(`'id', 'draft', 'number', 'DRAFT', 'status', 'draft'`, `invoices where id = '${summary?.id}'`);
    expect((await get('/tex-suite/invoice/draft')).statusCode).toBe(404);
    expect((await search({ q: 'DRAFT' })).totalElements).toBe(0);
    await api.database.pool.query(`delete from invoices where id = 'draft'`);
  });
});

describe('payments', () => {
  it('are listed with the numbers of their invoices, newest first', async () => {
    const page = expectContract(PaymentPage, (await get('/tex-suite/payment', { size: 50 })).json());
    expect([page.page, page.totalElements]).toEqual([0, 9]);
    const dates = page.content.map(({ createdAt }) => createdAt);
    expect(dates).toEqual([...dates].sort().reverse());
    expect(page.content[0]?.invoiceNumber).toMatch(/^TEX-\d{4}-\d{6}$/);
    expect(page.content.every(({ status, paidAt }) => status === 'succeeded' && paidAt !== null)).toBe(true);
  });

  it('can be filtered by invoice, with each partial payment', async () => {
    const [invoice] = (await search({ q: 'PO-2077' })).content;
    const { content } = (await get('/tex-suite/payment', { invoiceId: invoice?.id })).json();
    expect(content).toHaveLength(2);
    expect(content[0].amount + content[1].amount).toBe(invoice?.total);
    expect((await get('/tex-suite/payment', { invoiceId: invoice?.id }, buyer2)).json().content).toEqual([]);
  });

  it('can be filtered by client, and add up to the paid amounts of its invoices', async () => {
    const { content } = (await get('/tex-suite/payment', { clientId: 'meridian-exports', size: 100 })).json();
    const paid = (await pageOf('meridian-exports', { size: 100 })).content.reduce((sum, one) => sum + one.paid, 0);
    expect(content.reduce((sum: number, one: { amount: number }) => sum + one.amount, 0)).toBe(paid);
    expect((await get('/tex-suite/payment', { clientId: '' })).json().totalElements).toBe(9);
  });
});

describe('dues', () => {
  it('are the sum of the open invoices, by age [CALL-43]', async () => {
    const dues = expectContract(DuesSummary, (await duesOf('meridian')).json());
    const open = (await pageOf('meridian', { size: 100 })).content.filter(({ balance }) => balance > 0);
    const sum = (amounts: number[]) => amounts.reduce((all, amount) => all + amount, 0);
    expect(dues.totalDue).toBe(sum(open.map(({ balance }) => balance)));
    expect(sum(Object.values(dues.ageing)) + dues.notYetDue).toBe(dues.totalDue);
    expect(Object.values(dues.ageing).every((amount) => amount > 0)).toBe(true);
    expect(dues.invoices.map(({ number }) => number).sort()).toEqual(open.map(({ number }) => number).sort());
    expect(Date.parse(dues.nextDueDate ?? '')).toBeGreaterThan(Date.now());
  });

  it('stay unchanged when calculated', async () => {
    const state = async () =>
      (
        await api.database.pool.query(
          `select md5(string_agg(i::text, '' order by id)) from invoices i union all select count(*)::text from audit_events`,
        )
      ).rows;
    const before = await state();
    await Promise.all(Array.from({ length: 4 }, () => duesOf('meridian')));
    expect(await state()).toEqual(before);
  });

  it('exclude void and paid invoices', async () => {
    const { invoices } = (await duesOf('meridian')).json<DuesSummary>();
    const names = invoices.flatMap(({ modules }) => modules);
    expect(names).not.toContain('Wiki');
    expect(names).not.toContain('Tasks');
    expect(names).toContain('Leave');
  });
});

// Last, because the invoices it issues remain.
describe('invoices as CSV', () => {
  const csv = async (query: object = {}, token = buyer) => {
    const answer = await get('/tex-suite/invoice/csv', query, token);
    return {
      ...answer,
      lines: answer.body
        .replace(/^\uFEFF/, '')
        .trimEnd()
        .split('\n'),
    };
  };

  it('contain everything that matches the filter, in plain columns', async () => {
    const answer = await csv({ clientId: 'meridian', page: '1', size: '1' });
    expect(answer.headers).toMatchObject({
      'content-type': 'text/csv; charset=utf-8',
      'content-disposition': 'attachment; filename="invoices.csv"',
      'cache-control': 'private, no-store',
      'x-content-type-options': 'nosniff',
    });
    expect(answer.body.charCodeAt(0)).toBe(0xfe_ff);
    expect(answer.lines[0]).toBe(
      'Number,Invoice date,Due date,Client,Modules,PO number,Status,Currency,Total,Paid,Credited,Refunded,Balance',
    );
    expect(answer.lines).toHaveLength(12);
  });

  it('match the list, with amounts in major units', async () => {
    const [one] = (await search({ q: 'PO-2110' })).content;
    const { lines } = await csv({ q: 'PO-2110' });
    const decimal = (amount = 0) => `${Math.floor(amount / 100)}.${String(amount % 100).padStart(2, '0')}`;
    expect(lines.slice(1)).toEqual([
      `${one?.number},${one?.invoiceDate.slice(0, 10)},${one?.dueDate.slice(0, 10)},Meridian Components,Leave,PO-2110,Overdue,INR,` +
        [one?.total, one?.paid, 0, 0, one?.balance].map(decimal).join(','),
    ]);
  });

  it('run no formula in a spreadsheet, whatever a buyer typed', async () => {
    const formula = `'id', 'formula', 'number', 'F-1', 'po_number', '=HYPERLINK("https://x.example")'`;
    const { rows } = await copyInvoices(formula, `invoices where po_number = 'PO-2041'`);
    expect(rows).toHaveLength(1);
    expect((await csv({ q: 'F-1' })).body).toContain(`"'=HYPERLINK(""https://x.example"")"`);
  });

  it('are complete across several batches, without duplicates', async () => {
    const numbered = `'id', 'many-' || n, 'number', 'MANY-' || n`;
    await copyInvoices(numbered, `invoices, generate_series(1, 2100) n where po_number = 'SF-77'`);
    const { lines } = await csv({ q: 'MANY-' }, buyer2);
    expect(new Set(lines.slice(1).map((line) => line.split(',')[0])).size).toBe(2_100);
    expect(lines).toHaveLength(2_101);
  });
});
