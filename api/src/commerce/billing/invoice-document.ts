import {
  isCreditedInFull,
  upiLink,
  type Invoice,
  type InvoiceParty,
  type PaymentMethod,
} from '@marketplace/shared/contracts';
import { invoiceTable } from './document-table.ts';
import { formatDate } from './format-date.ts';
import { counted } from '../counted.ts';
import { formatMoney } from './format-money.ts';

export interface DocumentColumn {
  title: string;
  /** In points; 0 for the rest of the width. */
  width: number;
  align: 'left' | 'right';
}

interface DocumentTotal {
  name: string;
  value: string;
  isSum: boolean;
}

/** The texts of an invoice or a credit note, for both PDF and email. */
export interface BillingDocument {
  title: string;
  number: string;
  /** Next to the title if it is paid or void. */
  mark: string | null;
  /** Printed across every page of a void one. */
  watermark: string | null;
  facts: [name: string, value: string][];
  seller: string[];
  buyer: string[];
  columns: DocumentColumn[];
  /** One text per column. */
  rows: string[][];
  totals: DocumentTotal[];
  /** How to pay, and by when. */
  terms: string[];
  /** What the QR code for UPI apps says; null without one. */
  upi: string | null;
  /** Date of the document. */
  date: Date;
}

export const methodNames: Record<PaymentMethod, string> = {
  invoice: 'On invoice',
  bank_transfer: 'Bank transfer',
  online: 'Online',
};

export function toInvoiceDocument(invoice: Invoice): BillingDocument {
  const { number, poNumber, method } = invoice;
  const facts: BillingDocument['facts'] = [
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
    ...partiesOf(invoice),
    ...invoiceTable(invoice),
    totals: totalsOf(invoice),
    terms: [
      ...(invoice.totalInWords ? [`Total in words: ${invoice.totalInWords}.`] : []),
      ...trialsOf(invoice),
      ...termsOf(invoice),
    ],
    upi: upiOf(invoice),
    date: new Date(invoice.invoiceDate),
  };
}

function markOf(invoice: Invoice): string | null {
  if (invoice.status === 'voided') return 'Void';
  if (isCreditedInFull(invoice)) return 'Credited';
  return invoice.paymentStatus === 'paid' ? 'Paid' : null;
}

/** Seller and buyer, line by line. */
export function partiesOf({ seller, buyer, placeOfSupply }: Invoice): Pick<BillingDocument, 'seller' | 'buyer'> {
  const taxIdName = placeOfSupply ? 'GSTIN' : 'Tax ID';
  const place = placeOfSupply ? [`Place of supply: ${placeOfSupply}`] : [];
  return { seller: partyLines(seller, taxIdName), buyer: [...partyLines(buyer, taxIdName), ...place] };
}

const partyLines = ({ name, address, email, taxId }: InvoiceParty, taxIdName: string) =>
  [name, ...address, email, taxId === null ? '' : `${taxIdName} ${taxId}`].filter(Boolean);

function totalsOf(invoice: Invoice): DocumentTotal[] {
  const {
    subtotal,
    discount,
    couponCode,
    taxes,
    total,
    paid,
    credited = 0,
    refunded = 0,
    balance,
    currency,
    placeOfSupply,
  } = invoice;
  const entry = (name: string, amount: number, isSum = false) => ({
    name,
    value: formatMoney(amount, currency),
    isSum,
  });
  const off = { name: `Discount${couponCode === null ? '' : ` ${couponCode}`}`, isSum: false };
  return [
    entry('Subtotal', subtotal),
    ...(discount > 0 ? [{ ...off, value: `−${formatMoney(discount, currency)}` }] : []),
    ...(discount > 0 && placeOfSupply ? [entry('Taxable value', subtotal - discount)] : []),
    ...taxes.map(({ name, rate, amount }) => entry(`${name} ${rate}%`, amount)),
    entry('Total', total, true),
    ...(credited > 0 ? [{ name: 'Credited', value: `−${formatMoney(credited, currency)}`, isSum: false }] : []),
    ...(paid > 0 ? [entry('Paid', paid)] : []),
    ...(refunded > 0 ? [entry('Refunded', refunded)] : []),
    entry('Balance due', balance, true),
  ];
}

function upiOf({ status, method, balance, currency, seller, number }: Invoice): string | null {
  if (!seller.upiId || currency !== 'INR' || balance === 0 || status === 'voided' || method === 'online') return null;
  return upiLink({ payee: seller.name, upiId: seller.upiId, amount: balance, reference: number });
}

const accountOf = ({ bankDetails, email }: InvoiceParty) =>
  bankDetails ? `Transfer to ${bankDetails.join(', ')}.` : `Ask ${email} for our bank details.`;

/** How an invoice is paid by transfer. */
export const transferTerms = ({ number, seller }: Pick<Invoice, 'number' | 'seller'>): string[] => [
  `Use invoice number ${number} as the reference for your transfer.`,
  accountOf(seller),
];

const trialsOf = ({ lines }: Invoice) =>
  lines.flatMap(({ description, trialDays = 0, noOfDays }) =>
    trialDays > 0
      ? [
          `${description}: free trial of ${counted(trialDays, 'day')}, followed by the ${counted(noOfDays, 'day')} above.`,
        ]
      : [],
  );

function termsOf(invoice: Invoice): string[] {
  const { status, number, balance, dueDate, currency, method, seller } = invoice;
  if (status === 'voided') return [`Invoice ${number} is void. You don't need to pay it.`];
  if (isCreditedInFull(invoice)) return [`Invoice ${number} was credited in full. You don't need to pay it.`];
  if (balance === 0) return ['This invoice is paid. Thank you!'];
  const until = `Please pay ${formatMoney(balance, currency)} by ${formatDate(dueDate)}.`;
  return method === 'online'
    ? [`${until} You can pay online in your payment history.`]
    : [until, ...transferTerms({ number, seller })];
}
