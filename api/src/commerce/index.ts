/** The public part of this domain: other domains import only this file. */
export { orderAmounts } from './billing/amounts/order-amounts.ts';
export { openPaymentProvider } from './billing/payments/open-payment-provider.ts';
export type { StripeSettings } from './billing/payments/stripe-provider.ts';
export type { PaymentProvider } from './billing/payments/provider.ts';
export { workOnPaymentEvent } from './billing/payments/payment-events.ts';
export { settlePayments } from './billing/payments/settle-payments.ts';
export { tellOfTimeJob } from './webhooks/tell-of-time.ts';
export { dunningJob } from './dunning/dunning-job.ts';
export { settleRefunds } from './corrections/settle-refund.ts';
export { recordPayment } from './billing/record-payment.ts';
export type { SaleLine } from './billing/sale-line.ts';
export { taxRatesFor } from './billing/tax.ts';
export { writeSale } from './billing/write-sale.ts';
export { sendReceipts } from './receipts/send-receipts.ts';
export { documentRenderer } from './receipts/render-document.ts';
export { commerceRoutes } from './commerce-routes.ts';
export { renewalJob } from './renewals/renewal-job.ts';
export { expiryWarnings } from './subscriptions/expiry-warnings.ts';
