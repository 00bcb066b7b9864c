import type { Routes } from '../api-context.ts';
import { registerTagged } from '../http/index.ts';
import { bankTransferRoutes } from './billing/bank-transfer-routes.ts';
import { invoicePdfRoutes } from './billing/invoice-pdf-routes.ts';
import { paymentEventRoutes } from './billing/payment-event-routes.ts';
import { paymentRoutes } from './billing/payment-routes.ts';
import { sandboxRoutes } from './billing/payments/sandbox/sandbox-routes.ts';
import { cartRemovalRoutes } from './cart/cart-removal-routes.ts';
import { cartRoutes } from './cart/cart-routes.ts';
import { checkoutDraftRoutes } from './checkout/checkout-draft-routes.ts';
import { checkoutRoutes } from './checkout/checkout-routes.ts';
import { correctionRoutes } from './corrections/correction-routes.ts';
import { couponAdminRoutes } from './coupons/admin/coupon-admin-routes.ts';
import { couponRoutes } from './coupons/coupon-routes.ts';
import { invoiceRoutes } from './invoices/invoice-routes.ts';
import { ledgerRoutes } from './invoices/ledger-routes.ts';
import { moduleRequestRoutes } from './module-requests/module-request-routes.ts';
import { adminOrderRoutes } from './orders/admin-order-routes.ts';
import { orderRoutes } from './orders/order-routes.ts';
import { periodReportRoutes } from './reports/period-report-routes.ts';
import { todayReportRoutes } from './reports/today-report-routes.ts';
import { renewalRoutes } from './renewals/renewal-routes.ts';
import { setupRoutes } from './setup/setup-routes.ts';
import { allSubscriptionsRoutes } from './subscriptions/all-subscriptions-routes.ts';
import { cancellationRoutes } from './subscriptions/cancellation-routes.ts';
import { seatsRoutes } from './subscriptions/seats-routes.ts';
import { ownSubscriptionRoutes } from './subscriptions/own-subscription-routes.ts';
import { subscriptionChangeRoutes } from './subscriptions/subscription-change-routes.ts';
import { subscriptionRoutes } from './subscriptions/subscription-routes.ts';

const marketplace = {
  Cart: [cartRoutes, cartRemovalRoutes],
  Checkout: [checkoutDraftRoutes, checkoutRoutes],
  Coupons: [couponRoutes],
  'Catalog administration': [couponAdminRoutes],
  Payments: [paymentRoutes, paymentEventRoutes, bankTransferRoutes, ledgerRoutes],
  Invoices: [invoicePdfRoutes, invoiceRoutes, correctionRoutes],
  Subscriptions: [
    ...[subscriptionRoutes, allSubscriptionsRoutes, ownSubscriptionRoutes, subscriptionChangeRoutes],
    ...[renewalRoutes, cancellationRoutes, seatsRoutes],
  ],
  'Module requests': [moduleRequestRoutes],
  Orders: [orderRoutes, adminOrderRoutes],
  Reports: [periodReportRoutes, todayReportRoutes],
  Administration: [setupRoutes],
};

/** From the cart to invoices and subscriptions, and what a marketplace needs for a sale. */
export const commerceRoutes: Routes = async (app, context) => {
  await registerTagged(app, marketplace, { ...context, prefix: '/marketplace' });
  if (!context.config.production) await registerTagged(app, { Development: [sandboxRoutes] }, context);
};
