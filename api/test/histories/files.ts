import { balanceOf, creditedOf, type Ledger, type LedgerInvoice, paidOf, refundedOf } from './ledger.ts';
import { orderStatusOf, wordsOf } from './figures.ts';
import { organizations } from './world.ts';

type Cell = string | number;

/** Minor units as a decimal number, such as -1234.50. */
function decimal(amount: bigint | number): string {
  const all = BigInt(amount);
  const digits = String(all < 0n ? -all : all).padStart(3, '0');
  return `${all < 0n ? '-' : ''}${digits.slice(0, -2)}.${digits.slice(-2)}`;
}

const cellOf = (cell: Cell) => (/[",\n]/.test(String(cell)) ? `"${String(cell).replaceAll('"', '""')}"` : String(cell));

/** A CSV file of rows, with a byte order mark. */
export const csv = (rows: Cell[][]) => `\uFEFF${rows.map((row) => `${row.map(cellOf).join(',')}\n`).join('')}`;

export const clientName = (id: string) => organizations.find((one) => one.id === id)?.name ?? '';
const emailOf = (clientId: string) => `${organizations.find(({ id }) => id === clientId)?.account}@tex.example`;

/** Latest day first, and the highest number first within a day. */
const newestFirst = (one: LedgerInvoice, other: LedgerInvoice) =>
  `${one.day} ${one.number}` < `${other.day} ${other.number}` ? 1 : -1;

const modulesOf = ({ lines }: LedgerInvoice) => lines.map(({ name }) => name).join(', ');
const amountsOf = (invoice: LedgerInvoice): Cell[] => [
  ...['INR', decimal(invoice.total), decimal(paidOf(invoice)), decimal(creditedOf(invoice))],
  ...[decimal(refundedOf(invoice)), decimal(balanceOf(invoice))],
];
const amountNames = ['Currency', 'Total', 'Paid', 'Credited', 'Refunded', 'Balance'];

export const invoicesFile = (ledger: Ledger, now: number): string =>
  csv([
    ['Number', 'Invoice date', 'Due date', 'Client', 'Modules', 'PO number', 'Status', ...amountNames],
    ...[...ledger.invoices]
      .sort(newestFirst)
      .map((invoice) => [
        ...[invoice.number, invoice.day, invoice.due, clientName(invoice.clientId), modulesOf(invoice)],
        ...[invoice.poNumber ?? '', wordsOf(ledger, invoice, now, 'Void'), ...amountsOf(invoice)],
      ]),
  ]);

const methods = { invoice: 'On invoice', bank_transfer: 'Bank transfer', online: 'Online' };

export const ordersFile = (ledger: Ledger, now: number): string =>
  csv([
    [...['Order', 'Date', 'Client', 'Buyer', 'Modules', 'Method', 'Invoice', 'Due date', 'Status'], ...amountNames],
    ...[...ledger.invoices]
      .sort((one, other) => other.orderedAt - one.orderedAt || (one.orderNumber < other.orderNumber ? 1 : -1))
      .map((invoice) => [
        ...[invoice.orderNumber, invoice.day, clientName(invoice.clientId), emailOf(invoice.clientId)],
        ...[modulesOf(invoice), methods[invoice.method], invoice.number, invoice.due],
        ...[
          orderStatusOf(invoice) === 'cancelled' ? 'Canceled' : wordsOf(ledger, invoice, now, ''),
          ...amountsOf(invoice),
        ],
      ]),
  ]);

export const monthsFile = (rows: { name: string; invoiced: number; credited: number; revenue: number }[]) =>
  csv([
    ['Month', 'Currency', 'Invoiced', 'Credited', 'Revenue'],
    ...rows.map((row) => [row.name, 'INR', ...[row.invoiced, row.credited, row.revenue].map(decimal)]),
  ]);

export const taxFile = ({
  taxes,
  rows,
}: {
  taxes: string[];
  rows: { month: string; amounts: number[]; total: number }[];
}) =>
  csv([
    ['Month', 'Currency', ...taxes, 'Total tax'],
    ...rows.map(({ month, amounts, total }) => [month, 'INR', ...amounts.map(decimal), decimal(total)]),
  ]);
