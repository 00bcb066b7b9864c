import type { ApiContext } from './api-context.ts';
import type { FastifyPluginAsyncTypebox } from '@fastify/type-provider-typebox';
import { personChangeRoutes } from './admin/change-routes.ts';
import { marketplaceRoleRoutes } from './admin/marketplace-role-routes.ts';
import { moduleAccessRoutes } from './admin/module-access-routes.ts';
import { personRoleRoutes } from './admin/person-role-routes.ts';
import { adminRoutes } from './admin/routes.ts';
import { auditRoutes } from './audit/routes.ts';
import { adminSessionRoutes } from './auth/sessions/admin-routes.ts';
import { ownSessionRoutes } from './auth/sessions/own-routes.ts';
import { securityRoutes } from './settings/security-routes.ts';
import { exchangeRoutes } from './sign-on/exchange-routes.ts';
import { providerRoutes } from './sign-on/provider-routes.ts';
import { providerSwitchRoutes } from './sign-on/provider-switch-routes.ts';
import { signOnRoutes } from './sign-on/sign-on-routes.ts';
import { accountRoutes } from './auth/account-routes.ts';
import { loginRoute } from './auth/login-route.ts';
import { recoveryRoutes } from './auth/recovery/routes.ts';
import { authRoutes } from './auth/routes.ts';
import { bankTransferRoutes } from './billing/bank-transfer-routes.ts';
import { invoicePdfRoutes } from './billing/invoice-pdf-routes.ts';
import { paymentRoutes } from './billing/payment-routes.ts';
import { cartRemovalRoutes } from './cart/removal-routes.ts';
import { cartRoutes } from './cart/routes.ts';
import { catalogAdminRoutes } from './catalog-admin/routes.ts';
import { categoryRoutes } from './catalog/category-routes.ts';
import { dashboardRoutes } from './catalog/dashboard-routes.ts';
import { moduleDetailRoutes } from './catalog/module-detail-routes.ts';
import { moduleRoutes } from './catalog/module-routes.ts';
import { sitemapRoutes } from './catalog/sitemap-routes.ts';
import { showcaseRoutes } from './catalog/showcase-routes.ts';
import { checkoutDraftRoutes } from './checkout/draft-routes.ts';
import { orderRoutes } from './checkout/order-routes.ts';
import { checkoutRoutes } from './checkout/routes.ts';
import { masterClientRoute } from './clients/master-client-route.ts';
import { clientRoutes } from './clients/routes.ts';
import { companyRoutes } from './company/routes.ts';
import { companySettingsRoutes } from './company/settings-routes.ts';
import { contactRoutes } from './contact/contact-routes.ts';
import { couponRoutes } from './coupons/routes.ts';
import { demoRequestRoutes } from './demo-requests/demo-request-routes.ts';
import { emailTemplateRoutes } from './email-templates/routes.ts';
import { emailTrialRoutes } from './email-templates/trial-routes.ts';
import { enforceAccess } from './http/access.ts';
import { named } from './http/named.ts';
import { invoiceCsvRoute } from './invoices/csv-route.ts';
import { ledgerRoutes } from './invoices/ledger-routes.ts';
import { acceptInvitationRoutes } from './invitations/accept-routes.ts';
import { invitationRoutes } from './invitations/routes.ts';
import { invoiceRoutes } from './invoices/routes.ts';
import { jobRoutes } from './jobs/job-routes.ts';
import { liveLocationRoutes } from './locations/live-routes.ts';
import { locationRoutes } from './locations/routes.ts';
import { positionSharingRoutes } from './locations/sharing-routes.ts';
import { mailboxRoutes } from './mail/mailbox-routes.ts';
import { moduleRequestRoutes } from './module-requests/routes.ts';
import { moduleUsageRoutes } from './module-usage/routes.ts';
import { adminOrderRoutes } from './orders-admin/routes.ts';
import { organizationRoutes } from './organization/routes.ts';
import { newsletterConfirmRoute } from './newsletter/confirm-route.ts';
import { newsletterRoutes } from './newsletter/newsletter-routes.ts';
import { oneClickRoutes } from './newsletter/one-click-routes.ts';
import { newsletterStatusRoute } from './newsletter/status-route.ts';
import { subscriberRoutes } from './newsletter/subscriber-routes.ts';
import { cancellationRoutes } from './subscriptions/cancellation-routes.ts';
import { subscriptionChangeRoutes } from './subscriptions/change-routes.ts';
import { subscriptionCsvRoute } from './subscriptions/csv-route.ts';
import { subscriptionRoutes } from './subscriptions/routes.ts';
import { seatsRoute } from './subscriptions/seats-route.ts';
import { ticketAttachmentRoute } from './support/attachment-route.ts';
import { ticketDetailRoutes } from './support/detail-routes.ts';
import { ticketInboxRoutes } from './support/inbox-routes.ts';
import { ticketStatusRoutes } from './support/status-routes.ts';
import { ticketRoutes } from './support/ticket-routes.ts';
import { healthRoutes } from './telemetry/health-routes.ts';
import { reportRoutes } from './telemetry/routes.ts';

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
  jobRoutes,
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
