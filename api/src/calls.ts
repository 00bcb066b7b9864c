import type { ApiContext } from './api-context.ts';
import type { FastifyPluginAsyncTypebox } from '@fastify/type-provider-typebox';
import { personChangeRoutes } from './identity/people/person-change-routes.ts';
import { marketplaceRoleRoutes } from './identity/people/marketplace-role-routes.ts';
import { moduleAccessRoutes } from './identity/people/module-access-routes.ts';
import { personRoleRoutes } from './identity/people/person-role-routes.ts';
import { adminRoutes } from './identity/people/people-routes.ts';
import { auditRoutes } from './operations/audit/audit-routes.ts';
import { adminSessionRoutes } from './identity/auth/sessions/admin-session-routes.ts';
import { ownSessionRoutes } from './identity/auth/sessions/own-session-routes.ts';
import { securityRoutes } from './identity/security/security-routes.ts';
import { exchangeRoutes } from './identity/sign-on/exchange-routes.ts';
import { providerRoutes } from './identity/sign-on/provider-routes.ts';
import { providerSwitchRoutes } from './identity/sign-on/provider-switch-routes.ts';
import { signOnRoutes } from './identity/sign-on/sign-on-routes.ts';
import { accountRoutes } from './identity/auth/account-routes.ts';
import { loginRoute } from './identity/auth/login-routes.ts';
import { recoveryRoutes } from './identity/auth/recovery/recovery-routes.ts';
import { authRoutes } from './identity/auth/auth-routes.ts';
import { bankTransferRoutes } from './commerce/billing/bank-transfer-routes.ts';
import { invoicePdfRoutes } from './commerce/billing/invoice-pdf-routes.ts';
import { paymentRoutes } from './commerce/billing/payment-routes.ts';
import { cartRemovalRoutes } from './commerce/cart/cart-removal-routes.ts';
import { cartRoutes } from './commerce/cart/cart-routes.ts';
import { catalogAdminRoutes } from './catalog/admin/catalog-admin-routes.ts';
import { categoryRoutes } from './catalog/storefront/category-routes.ts';
import { dashboardRoutes } from './catalog/storefront/dashboard-routes.ts';
import { moduleDetailRoutes } from './catalog/storefront/module-detail-routes.ts';
import { moduleRoutes } from './catalog/storefront/module-routes.ts';
import { sitemapRoutes } from './catalog/storefront/sitemap-routes.ts';
import { showcaseRoutes } from './catalog/storefront/showcase-routes.ts';
import { checkoutDraftRoutes } from './commerce/checkout/checkout-draft-routes.ts';
import { orderRoutes } from './commerce/checkout/order-routes.ts';
import { checkoutRoutes } from './commerce/checkout/checkout-routes.ts';
import { masterClientRoute } from './identity/clients/master-client-routes.ts';
import { clientRoutes } from './identity/clients/client-routes.ts';
import { companyRoutes } from './operations/company/company-routes.ts';
import { companySettingsRoutes } from './operations/company/company-settings-routes.ts';
import { contactRoutes } from './support/contact/contact-routes.ts';
import { couponRoutes } from './commerce/coupons/coupon-routes.ts';
import { demoRequestRoutes } from './support/demo-requests/demo-request-routes.ts';
import { emailTemplateRoutes } from './notifications/email-templates/email-template-routes.ts';
import { emailTrialRoutes } from './notifications/email-templates/email-trial-routes.ts';
import { enforceAccess } from './http/access.ts';
import { named } from './http/named.ts';
import { invoiceCsvRoute } from './commerce/invoices/invoice-csv-routes.ts';
import { ledgerRoutes } from './commerce/invoices/ledger-routes.ts';
import { acceptInvitationRoutes } from './identity/invitations/accept-invitation-routes.ts';
import { invitationRoutes } from './identity/invitations/invitation-routes.ts';
import { invoiceRoutes } from './commerce/invoices/invoice-routes.ts';
import { liveLocationRoutes } from './operations/locations/live-location-routes.ts';
import { locationRoutes } from './operations/locations/location-routes.ts';
import { positionSharingRoutes } from './operations/locations/position-sharing-routes.ts';
import { mailboxRoutes } from './notifications/mail/mailbox-routes.ts';
import { moduleRequestRoutes } from './commerce/module-requests/module-request-routes.ts';
import { moduleUsageRoutes } from './catalog/usage/module-usage-routes.ts';
import { adminOrderRoutes } from './commerce/orders/admin-order-routes.ts';
import { organizationRoutes } from './identity/organization/organization-routes.ts';
import { newsletterConfirmRoute } from './notifications/newsletter/newsletter-confirm-routes.ts';
import { newsletterRoutes } from './notifications/newsletter/newsletter-routes.ts';
import { oneClickRoutes } from './notifications/newsletter/one-click-routes.ts';
import { newsletterStatusRoute } from './notifications/newsletter/newsletter-status-routes.ts';
import { subscriberRoutes } from './notifications/newsletter/subscriber-routes.ts';
import { cancellationRoutes } from './commerce/subscriptions/cancellation-routes.ts';
import { subscriptionChangeRoutes } from './commerce/subscriptions/subscription-change-routes.ts';
import { subscriptionCsvRoute } from './commerce/subscriptions/subscription-csv-routes.ts';
import { subscriptionRoutes } from './commerce/subscriptions/subscription-routes.ts';
import { seatsRoute } from './commerce/subscriptions/seats-routes.ts';
import { ticketAttachmentRoute } from './support/tickets/ticket-attachment-routes.ts';
import { ticketDetailRoutes } from './support/tickets/ticket-detail-routes.ts';
import { ticketInboxRoutes } from './support/tickets/ticket-inbox-routes.ts';
import { ticketStatusRoutes } from './support/tickets/ticket-status-routes.ts';
import { ticketRoutes } from './support/tickets/ticket-routes.ts';
import { healthRoutes } from './operations/telemetry/health-routes.ts';
import { reportRoutes } from './operations/telemetry/report-routes.ts';

const marketplace = [
  loginRoute,
  authRoutes,
  accountRoutes,
  ownSessionRoutes,
  recoveryRoutes,
  categoryRoutes,
  moduleRoutes,
  moduleDetailRoutes,
  sitemapRoutes,
  dashboardRoutes,
  showcaseRoutes,
  companyRoutes,
  cartRoutes,
  cartRemovalRoutes,
  checkoutDraftRoutes,
  checkoutRoutes,
  orderRoutes,
  couponRoutes,
  paymentRoutes,
  bankTransferRoutes,
  invoicePdfRoutes,
  clientRoutes,
  masterClientRoute,
  invoiceRoutes,
  invoiceCsvRoute,
  ledgerRoutes,
  subscriptionRoutes,
  subscriptionCsvRoute,
  subscriptionChangeRoutes,
  cancellationRoutes,
  seatsRoute,
  moduleRequestRoutes,
  moduleUsageRoutes,
  ticketRoutes,
  ticketStatusRoutes,
  ticketInboxRoutes,
  ticketDetailRoutes,
  ticketAttachmentRoute,
  contactRoutes,
  newsletterStatusRoute,
  newsletterConfirmRoute,
  newsletterRoutes,
  oneClickRoutes,
  subscriberRoutes,
  demoRequestRoutes,
  adminRoutes,
  marketplaceRoleRoutes,
  catalogAdminRoutes,
  personChangeRoutes,
  personRoleRoutes,
  moduleAccessRoutes,
  invitationRoutes,
  acceptInvitationRoutes,
  auditRoutes,
  healthRoutes,
  reportRoutes,
  adminSessionRoutes,
  signOnRoutes,
  exchangeRoutes,
  providerRoutes,
  providerSwitchRoutes,
  securityRoutes,
  locationRoutes,
  liveLocationRoutes,
  positionSharingRoutes,
  companySettingsRoutes,
  emailTemplateRoutes,
  emailTrialRoutes,
  adminOrderRoutes,
];

/** Every call of the two bases, `/marketplace` and `/organization`. */
export const registerCalls: FastifyPluginAsyncTypebox<ApiContext> = async (app, context) => {
  enforceAccess(app, context);
  for (const routes of marketplace) await app.register(named(routes), { ...context, prefix: '/marketplace' });
  await app.register(named(organizationRoutes), { ...context, prefix: '/organization' });
  if (!context.config.production) await app.register(named(mailboxRoutes), context);
};
