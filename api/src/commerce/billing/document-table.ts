import type { CreditNote, Invoice, InvoiceLine } from '@marketplace/shared/contracts';
import { formatMoney } from './format-money.ts';
import type { BillingDocument, DocumentColumn } from './invoice-document.ts';

type Table = Pick<BillingDocument, 'columns' | 'rows'>;
type Column<Line> = DocumentColumn & { text: (line: Line) => string };

const tableOf = <Line>(lines: Line[], columns: Column<Line>[]): Table => ({
  columns: columns.map(({ title, width, align }) => ({ title, width, align })),
  rows: lines.map((line) => columns.map(({ text }) => text(line))),
});
const left = <Line>(title: string, width: number, text: Column<Line>['text']): Column<Line> => ({
  ...{ title, width, text, align: 'left' },
});
const right = <Line>(title: string, width: number, text: Column<Line>['text']): Column<Line> => ({
  ...{ title, width, text, align: 'right' },
});
const count = (value: number) => value.toLocaleString('en-IN');

/** An invoice's lines; under GST with HSN or SAC, if any line has one, and the taxable value and tax of each. */
export function invoiceTable({ lines, currency, discount, placeOfSupply }: Invoice): Table {
  const money = (amount: number) => formatMoney(amount, currency);
  const module = ({ description }: InvoiceLine) => description;
  const users = ({ noOfUsers }: InvoiceLine) => count(noOfUsers);
  const days = ({ noOfDays }: InvoiceLine) => count(noOfDays);
  const price = ({ unitPrice }: InvoiceLine) => money(unitPrice);
  const amount = ({ lineTotal }: InvoiceLine) => money(lineTotal);
  if (placeOfSupply === undefined) {
    return tableOf(lines, [
      left('Module', 178, module),
      right('Users', 52, users),
      right('Days', 42, days),
      right('Per user and day', 105, price),
      right('Amount', 0, amount),
    ]);
  }
  const wide = discount > 0 ? 76 : 90;
  return tableOf(lines, [
    left('Module', 0, module),
    ...codeColumn(lines, ({ taxCode }) => taxCode),
    right('Users', 48, users),
    right('Days', 36, days),
    right('Per user and day', 56, price),
    ...(discount > 0 ? [right('Amount', wide, amount)] : []),
    right('Taxable value', wide, (line) => money(line.lineTotal - line.discount)),
    right('Tax', wide, ({ tax }) => money(tax)),
  ]);
}

/** What a credit note takes off each line; under GST with the line's HSN or SAC. */
export function creditNoteTable(invoice: Invoice, { lines, currency }: CreditNote): Table {
  const money = (amount: number) => formatMoney(amount, currency);
  const isGst = invoice.placeOfSupply !== undefined;
  return tableOf(lines, [
    left('Module', 248, ({ description }) => description),
    ...(isGst ? codeColumn(lines, ({ position }) => invoice.lines[position]?.taxCode) : []),
    right(isGst ? 'Taxable value' : 'Credited', isGst ? 100 : 120, ({ amount }) => money(amount)),
    right('Tax', 0, ({ tax }) => money(tax)),
  ]);
}

const codeColumn = <Line>(lines: Line[], codeOf: (line: Line) => string | undefined): Column<Line>[] =>
  lines.some((line) => codeOf(line) !== undefined) ? [left('HSN/SAC', 54, (line) => codeOf(line) ?? '–')] : [];
