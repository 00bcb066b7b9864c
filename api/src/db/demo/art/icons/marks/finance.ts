import { gap, line, solid, tintLine, tintSolid, type Mark } from '../layers.ts';
import { box, circle } from '../shapes.ts';

const generalLedger: Mark = [
  solid(box(22, 24, 30, 12, 4), box(22, 42, 20, 12, 4), box(22, 60, 36, 12, 4)),
  tintSolid(box(57, 24, 17, 12, 4), box(47, 42, 27, 12, 4), box(63, 60, 11, 12, 4)),
];

const tray = 'M24 54v11a7 7 0 0 0 7 7h34a7 7 0 0 0 7-7V54';

const payables: Mark = [line(tray), tintLine('M48 56V24M35 36l13-13 13 13')];

const receivables: Mark = [line(tray), tintLine('M48 23v32M35 43l13 13 13-13')];

const fixedAssets: Mark = [
  line('M26 73V29a6 6 0 0 1 6-6h20a6 6 0 0 1 6 6v44M58 42h8a6 6 0 0 1 6 6v25M21 73h54'),
  tintSolid(
    box(34, 33, 6, 6, 1.5),
    box(45, 33, 6, 6, 1.5),
    box(34, 45, 6, 6, 1.5),
    box(45, 45, 6, 6, 1.5),
    box(34, 57, 6, 6, 1.5),
    box(45, 57, 6, 6, 1.5),
  ),
];

const bankReconcile: Mark = [
  tintSolid('M48 33.6a18 18 0 0 1 0 28.8a18 18 0 0 1 0-28.8z'),
  line(circle(38, 48, 17), circle(58, 48, 17)),
];

const gstReturns: Mark = [line('M67 27L29 69'), solid(circle(34, 34, 10)), tintSolid(circle(62, 62, 10))];

const tdsManager: Mark = [
  line('M55 23H33a6 6 0 0 0-6 6v39a6 6 0 0 0 6 6h30a6 6 0 0 0 6-6V46M38 58h20'),
  tintLine('M61 31h14'),
];

const eInvoice: Mark = [
  line(box(24, 24, 18, 18, 5), box(54, 24, 18, 18, 5), box(24, 54, 18, 18, 5)),
  tintSolid(box(51, 51, 10, 10, 2.5), box(65, 51, 10, 10, 2.5), box(51, 65, 10, 10, 2.5), box(65, 65, 10, 10, 2.5)),
];

const budgets: Mark = [
  tintLine('M22 28h52'),
  solid(box(24, 52, 13, 22, 4), box(41.5, 36, 13, 38, 4), box(59, 44, 13, 30, 4)),
];

const cashForecast: Mark = [
  line('M22 62l13-15 12 8'),
  tintLine('M56 46l2-3M65 33l1-1.5M47 55l1.5-2M23 74h50'),
  solid(circle(70, 26, 6)),
];

const costCentres: Mark = [
  tintLine('M48 48L29 29M48 48l19-19M48 48L29 67M48 48l19 19'),
  solid(circle(29, 29, 7), circle(67, 29, 7), circle(29, 67, 7), circle(67, 67, 7)),
  gap(circle(48, 48, 7)),
  solid(circle(48, 48, 11)),
];

const expenseCards: Mark = [tintSolid('M21 38h54v9H21z'), line(box(21, 28, 54, 40, 8), 'M32 57h8')];

export const financeMarks: Record<string, Mark> = {
  'general-ledger': generalLedger,
  payables,
  receivables,
  'fixed-assets': fixedAssets,
  'bank-reconcile': bankReconcile,
  'gst-returns': gstReturns,
  'tds-manager': tdsManager,
  'e-invoice': eInvoice,
  budgets,
  'cash-forecast': cashForecast,
  'cost-centres': costCentres,
  'expense-cards': expenseCards,
};
