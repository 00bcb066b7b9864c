import type {
  Client,
  DuesSummary,
  Invoice,
  InvoiceSummary,
  Payment,
  Subscription,
  SubscriptionChangeQuote,
} from '@marketplace/shared/contracts';
import { anOrder } from './checkout-answers.ts';

export const aClient = (fields: Partial<Client> = {}): Client => ({
  id: 'client-1',
  name: 'Meridian Components',
  masterClientId: 'master-1',
  orgId: 'ORG-1001',
  currency: 'INR',
  taxId: null,
  billing: null,
  termsDays: 15,
  selected: true,
  ...fields,
});

export const anInvoiceSummary = (fields: Partial<InvoiceSummary> = {}): InvoiceSummary => ({
  id: 'invoice-1',
  number: 'TEX-2026-000001',
  clientId: 'client-1',
  orderId: 'order-1',
  status: 'finalized',
  paymentStatus: 'overdue',
  invoiceDate: '2026-02-01T10:00:00.000Z',
  dueDate: '2026-02-16T10:00:00.000Z',
  currency: 'INR',
  total: 123_450,
  paid: 0,
  balance: 123_450,
  modules: ['Attendance', 'Payroll'],
  ...fields,
});

export const anInvoice = (fields: Partial<Invoice> = {}): Invoice => anOrder({}, fields).invoice;

export const aPayment = (fields: Partial<Payment> = {}): Payment => ({
  id: 'payment-1',
  clientId: 'client-1',
  invoiceId: 'invoice-1',
  invoiceNumber: 'TEX-2026-000001',
  method: 'bank_transfer',
  reference: 'NEFT 4711',
  amount: 50_000,
  currency: 'INR',
  status: 'succeeded',
  reason: null,
  paidAt: '2026-02-10T10:00:00.000Z',
  createdAt: '2026-02-10T10:00:00.000Z',
  ...fields,
});

export const aSubscription = (fields: Partial<Subscription> = {}): Subscription => ({
  id: 'subscription-1',
  clientId: 'client-1',
  clientName: 'Meridian Components',
  moduleId: 'attendance',
  moduleName: 'Attendance',
  iconUrl: null,
  orderId: 'order-1',
  users: 3,
  awaitsPayment: false,
  startsAt: '2026-01-01T00:00:00.000Z',
  endsAt: '2026-04-11T00:00:00.000Z',
  daysLeft: 25,
  status: 'expiring',
  suspension: null,
  cancelAtEnd: false,
  cancelReason: null,
  unitPrice: 1_200,
  currency: 'INR',
  seats: [{ userId: 'asha', name: 'Asha Rao', email: 'asha@tex.example' }],
  ...fields,
});

export const aChangeQuote = (fields: Partial<SubscriptionChangeQuote> = {}): SubscriptionChangeQuote => ({
  noOfUsers: 2,
  noOfDays: 25,
  unitPrice: 1_200,
  currency: 'INR',
  subtotal: 60_000,
  taxes: [{ name: 'IGST', rate: 18, taxable: 60_000, amount: 10_800 }],
  total: 70_800,
  endsAt: '2026-04-11T00:00:00.000Z',
  users: 5,
  fingerprint: 'fingerprint-1',
  ...fields,
});

export const someDues = (fields: Partial<DuesSummary> = {}): DuesSummary => ({
  clientId: 'client-1',
  currency: 'INR',
  totalDue: 123_450,
  notYetDue: 23_450,
  ageing: { '0-30': 100_000, '31-60': 0, '61-90': 0, '90+': 0 },
  nextDueDate: '2026-03-20T10:00:00.000Z',
  invoices: [anInvoiceSummary()],
  ...fields,
});
