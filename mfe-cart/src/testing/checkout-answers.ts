import type {
  BillingDetails,
  CheckoutOptions,
  Coupon,
  Invoice,
  Order,
  Quote,
  QuoteLine,
  RunningSubscription,
} from '@marketplace/shared/contracts';

export const aBilling = (fields: Partial<BillingDetails> = {}): BillingDetails => ({
  legalName: 'Chai & Co Private Limited',
  email: 'accounts@chai.example',
  taxId: '29ABCDE1234F1Z5',
  address: {
    line1: '12 Residency Road',
    city: 'Bengaluru',
    state: 'Karnataka',
    postalCode: '560025',
    country: 'IN',
  },
  ...fields,
});

export const theOptions = (draft: Partial<CheckoutOptions['draft']> = {}): CheckoutOptions => ({
  client: { id: 'client-1', name: 'Chai & Co', termsDays: 15 },
  methods: [
    { method: 'invoice', title: 'On invoice', text: 'Pay within 15 days of the invoice date.' },
    { method: 'bank_transfer', title: 'Bank transfer', text: 'Transfer the amount with the invoice number.' },
    { method: 'online', title: 'Pay online', text: 'A sandbox: no money moves.' },
  ],
  draft: { couponCode: null, billing: aBilling(), poNumber: null, method: null, ...draft },
});

export const aRunning = (fields: Partial<RunningSubscription> = {}): RunningSubscription => ({
  ...{ id: 'sub-1', clientId: 'client-1', users: 25, status: 'active', awaitsPayment: false },
  ...{ startsAt: '2026-03-03T00:00:00.000Z', endsAt: '2027-03-03T00:00:00.000Z', changes: ['users', 'days'] },
  ...fields,
});

export const aQuoteLine = (fields: Partial<QuoteLine> = {}): QuoteLine => ({
  cartItemId: 'line-1',
  itemId: 'attendance',
  name: 'Attendance',
  iconUrl: null,
  noOfUsers: 10,
  noOfDays: 30,
  unitPrice: 1200,
  previousUnitPrice: null,
  lineTotal: 360_000,
  discount: 0,
  tax: 64_800,
  ...fields,
});

export const aQuote = (fields: Partial<Quote> = {}): Quote => ({
  lines: [aQuoteLine()],
  currency: 'INR',
  subtotal: 360_000,
  coupon: null,
  couponRefusal: null,
  discount: 0,
  taxable: 360_000,
  taxes: [{ name: 'IGST', rate: 18, taxable: 360_000, amount: 64_800 }],
  total: 424_800,
  pricesChanged: false,
  problems: [],
  fingerprint: 'seen-1',
  ...fields,
});

/** The same cart with 10% off. */
export const aQuoteWithCoupon = (): Quote =>
  aQuote({
    coupon: { code: 'WELCOME10', name: 'Welcome', discount: 36_000 },
    discount: 36_000,
    taxable: 324_000,
    taxes: [{ name: 'IGST', rate: 18, taxable: 324_000, amount: 58_320 }],
    total: 382_320,
    fingerprint: 'seen-with-coupon',
  });

export const aCoupon = (fields: Partial<Coupon> = {}): Coupon => ({
  id: 'coupon-1',
  code: 'WELCOME10',
  name: 'Welcome',
  type: 'percentage',
  value: 1000,
  maxDiscount: 500_000,
  minSpend: 100_000,
  currency: 'INR',
  scope: 'all',
  scopeNames: [],
  endsAt: '2026-12-31T00:00:00.000Z',
  ...fields,
});

const anInvoice = (fields: Partial<Invoice> = {}): Invoice => ({
  id: 'invoice-1',
  number: 'TEX-2026-000042',
  clientId: 'client-1',
  orderId: 'order-1',
  status: 'finalized',
  paymentStatus: 'unpaid',
  invoiceDate: '2026-11-20T10:00:00.000Z',
  dueDate: '2026-12-05T10:00:00.000Z',
  currency: 'INR',
  total: 424_800,
  paid: 0,
  balance: 424_800,
  modules: ['Attendance'],
  method: 'invoice',
  seller: { name: 'TEX Systems', address: ['Pune'], email: 'billing@tex.example', taxId: null },
  buyer: {
    name: 'Chai & Co Private Limited',
    address: ['Bengaluru 560025'],
    email: 'accounts@chai.example',
    taxId: null,
  },
  poNumber: 'PO-77',
  couponCode: null,
  lines: [
    {
      moduleId: 'attendance',
      description: 'Attendance',
      noOfUsers: 10,
      noOfDays: 30,
      unitPrice: 1200,
      lineTotal: 360_000,
      discount: 0,
      tax: 64_800,
    },
  ],
  subtotal: 360_000,
  discount: 0,
  taxes: [{ name: 'IGST', rate: 18, taxable: 360_000, amount: 64_800 }],
  ...fields,
});

export const anOrder = (fields: Partial<Order> = {}, ofInvoice: Partial<Invoice> = {}): Order => {
  const invoice = anInvoice({ method: fields.method ?? 'invoice', ...ofInvoice });
  const { number, status, paymentStatus, invoiceDate, dueDate, currency, total, paid, balance, modules } = invoice;
  return {
    id: 'order-1',
    number: 'ORD-2026-000042',
    clientId: 'client-1',
    clientName: 'Chai & Co',
    buyer: { name: 'Bala Krishnan', email: 'buyer@tex.example' },
    status: 'awaiting_payment',
    method: 'invoice',
    createdAt: '2026-11-20T10:00:00.000Z',
    ...{ invoiceNumber: number, invoiceStatus: status, paymentStatus, invoiceDate, dueDate },
    ...{ currency, total, paid, balance, modules },
    confirmationEmail: 'buyer@tex.example',
    cancellation: null,
    payments: [],
    subscriptions: [],
    ...fields,
    invoice,
  };
};

/** The same order after it was canceled. */
export const aCancelledOrder = (fields: Partial<Order> = {}): Order =>
  anOrder(
    {
      ...{ method: 'online', status: 'cancelled' },
      cancellation: {
        at: '2026-11-20T19:00:00.000Z',
        on: '2026-11-21T00:00:00.000Z',
        by: { name: 'Bala Krishnan', email: 'buyer@tex.example' },
        reason: 'Ordered twice.',
      },
      ...fields,
    },
    { status: 'voided', balance: 0 },
  );
