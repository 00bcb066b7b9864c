import { upiLink, type Invoice, type InvoiceParty, type PaymentMethod } from '@marketplace/shared/contracts';
import { formatDate } from './format-date.ts';
import { formatMoney } from './format-money.ts';

export interface DocumentRow {
  description: string;
  users: string;
  days: string;
  unitPrice: string;
  amount: string;
}

interface DocumentTotal {
  name: string;
  value: string;
  isSum: boolean;
}

/** The texts of an invoice, for both PDF and email. */
export interface InvoiceDocument {
  title: string;
  number: string;
  /** Beside the title if it is paid or void. */
  mark: string | null;
  /** Printed across every page of a void one. */
  watermark: string | null;
  facts: [name: string, value: string][];
  seller: string[];
  buyer: string[];
  rows: DocumentRow[];
  totals: DocumentTotal[];
  /** How to pay, and by when. */
  terms: string[];
  /** What the QR code for UPI apps says; null without one. */
  upi: string | null;
  /** Date of the invoice. */
  date: Date;
}

const methodNames: Record<PaymentMethod, string> = {
  invoice: 'On invoice',
  bank_transfer: 'Bank transfer',
  online: 'Online',
};

export function toInvoiceDocument(invoice: Invoice): InvoiceDocument {
  const { number, poNumber, method } = invoice;
  const taxIdName = invoice.placeOfSupply ? 'GSTIN' : 'Tax ID';
  const facts: InvoiceDocument['facts'] = [
    ['Invoice number', number],
    ['Invoice date', formatDate(invoice.invoiceDate)],
    ['Due date', formatDate(invoice.dueDate)],
    ['Payment', methodNames[method]],
  ];
  return {
    title: `${invoice.title ?? 'Invoice'} ${number}`,
    number,
    mark: markOf(invoice),
    watermark: invoice.status === 'voided' ? 'VOID' : null,
    facts: poNumber === null ? facts : [...facts, ['Purchase order', poNumber]],
    seller: partyLines(invoice.seller, taxIdName),
    buyer: [
      ...partyLines(invoice.buyer, taxIdName),
      ...(invoice.placeOfSupply ? [`Place of supply: ${invoice.placeOfSupply}`] : []),
    ],
    rows: invoice.lines.map((line) => toRow(line, invoice.currency)),
    totals: totalsOf(invoice),
    terms: [...(invoice.totalInWords ? [`Total in words: ${invoice.totalInWords}.`] : []), ...termsOf(invoice)],
    upi: upiOf(invoice),
    date: new Date(invoice.invoiceDate),
  };
}

function markOf({ status, paymentStatus }: Invoice): string | null {
  if (status === 'voided') return 'Void';
  return paymentStatus === 'paid' ? 'Paid' : null;
}

const partyLines = ({ name, address, email, taxId }: InvoiceParty, taxIdName: string) =>
  [name, ...address, email, taxId === null ? '' : `${taxIdName} ${taxId}`].filter(Boolean);

const toRow = (line: Invoice['lines'][number], currency: string): DocumentRow => ({
  description: line.description,
  users: line.noOfUsers.toLocaleString('en-IN'),
  days: line.noOfDays.toLocaleString('en-IN'),
  unitPrice: formatMoney(line.unitPrice, currency),
  amount: formatMoney(line.lineTotal, currency),
});

function totalsOf(invoice: Invoice): DocumentTotal[] {
  const { subtotal, discount, couponCode, taxes, total, paid, balance, currency } = invoice;
  const entry = (name: string, amount: number, isSum = false) => ({
    name,
    value: formatMoney(amount, currency),
    isSum,
  });
  const off = { name: `Discount${couponCode === null ? '' : ` ${couponCode}`}`, isSum: false };
  return [
    entry('Subtotal', subtotal),
    ...(discount > 0 ? [{ ...off, value: `−${formatMoney(discount, currency)}` }] : []),
    ...taxes.map(({ name, rate, amount }) => entry(`${name} ${rate} %`, amount)),
    entry('Total', total, true),
    ...(paid > 0 ? [entry('Paid', paid)] : []),
    entry('Balance due', balance, true),
  ];
}

function upiOf({ status, method, balance, currency, seller, number }: Invoice): string | null {
  if (!seller.upiId || currency !== 'INR' || balance === 0 || status === 'voided' || method === 'online') return null;
  return upiLink({ payee: seller.name, upiId: seller.upiId, amount: balance, reference: number });
}

const accountOf = ({ bankDetails, email }: InvoiceParty) =>
  bankDetails ? `Transfer to ${bankDetails.join(', ')}.` : `Ask ${email} for the account to transfer to.`;

/** How an invoice is paid by transfer. */
export const transferTerms = ({ number, seller }: Pick<Invoice, 'number' | 'seller'>): string[] => [
  `Give the invoice number ${number} as the reference of your transfer.`,
  accountOf(seller),
];

function termsOf({ status, number, balance, dueDate, currency, method, seller }: Invoice): string[] {
  if (status === 'voided') return [`Invoice ${number} is void. Nothing is to be paid for it.`];
  if (balance === 0) return ['This invoice is paid. Thank you.'];
  const until = `Please pay ${formatMoney(balance, currency)} by ${formatDate(dueDate)}.`;
  return method === 'online'
    ? [`${until} You can pay online in the payment history.`]
    : [until, ...transferTerms({ number, seller })];
}
