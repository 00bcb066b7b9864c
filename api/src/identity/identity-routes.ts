import type { Routes } from '../api-context.ts';
import { registerTagged } from '../http/index.ts';
import { accountRoutes } from './auth/account-routes.ts';
import { authRoutes } from './auth/auth-routes.ts';
import { signInNoticeRoutes } from './auth/devices/sign-in-notice-routes.ts';
import { loginRoutes } from './auth/login-routes.ts';
import { recoveryRoutes } from './auth/recovery/recovery-routes.ts';
import { adminSessionRoutes } from './auth/sessions/admin-session-routes.ts';
import { ownSessionRoutes } from './auth/sessions/own-session-routes.ts';
import { clientRoutes } from './clients/client-routes.ts';
import { acceptInvitationRoutes } from './invitations/accept-invitation-routes.ts';
import { invitationRoutes } from './invitations/invitation-routes.ts';
import { ownDataRoutes } from './own-data/own-data-routes.ts';
import { memberRoutes } from './organization/members/member-routes.ts';
import { moveMemberRoutes } from './organization/members/move-member-routes.ts';
import { organizationAdminRoutes } from './organization/organization-admin-routes.ts';
import { organizationRoutes } from './organization/organization-routes.ts';
import { marketplaceRoleRoutes } from './people/marketplace-role-routes.ts';
import { moduleAccessRoutes } from './people/module-access-routes.ts';
import { peopleRoutes } from './people/people-routes.ts';
import { personChangeRoutes } from './people/person-change-routes.ts';
import { personRoleRoutes } from './people/person-role-routes.ts';
import { securityRoutes } from './security/security-routes.ts';
import { freshFactorRoutes } from './second-factor/fresh/fresh-factor-routes.ts';
import { passkeyRoutes } from './second-factor/own/passkey-routes.ts';
import { secondFactorRoutes } from './second-factor/own/second-factor-routes.ts';
import { resetSecondFactorRoutes } from './second-factor/reset/reset-routes.ts';
import { secondFactorLoginRoutes } from './second-factor/sign-in/second-factor-login-routes.ts';
import { apiKeyRoutes } from './service-accounts/api-key-routes.ts';
import { serviceAccountRoutes } from './service-accounts/service-account-routes.ts';
import { backChannelRoutes } from './sign-on/back-channel-routes.ts';
import { exchangeRoutes } from './sign-on/exchange-routes.ts';
import { providerRoutes } from './sign-on/provider-routes.ts';
import { providerSwitchRoutes } from './sign-on/provider-switch-routes.ts';
import { signOnRoutes } from './sign-on/sign-on-routes.ts';
import { webhookDeliveryRoutes } from './webhooks/webhook-delivery-routes.ts';
import { webhookSecretRoutes } from './webhooks/webhook-secret-routes.ts';
import { webhookRoutes } from './webhooks/webhook-routes.ts';

const marketplace = {
  Session: [loginRoutes, secondFactorLoginRoutes, authRoutes, acceptInvitationRoutes, signInNoticeRoutes],
  Account: [accountRoutes, ownSessionRoutes, ownDataRoutes],
  'Two-step verification': [secondFactorRoutes, passkeyRoutes, freshFactorRoutes],
  'Password recovery': [recoveryRoutes],
  Clients: [clientRoutes, memberRoutes],
  Organizations: [organizationAdminRoutes, moveMemberRoutes],
  Administration: [
    peopleRoutes,
    marketplaceRoleRoutes,
    personChangeRoutes,
    personRoleRoutes,
    moduleAccessRoutes,
    invitationRoutes,
    resetSecondFactorRoutes,
  ],
  Sessions: [adminSessionRoutes],
  'Single sign-on': [signOnRoutes, exchangeRoutes, backChannelRoutes, providerRoutes, providerSwitchRoutes],
  'API keys': [serviceAccountRoutes, apiKeyRoutes],
  Settings: [securityRoutes],
  Webhooks: [webhookRoutes, webhookSecretRoutes, webhookDeliveryRoutes],
};

/** Accounts, sessions, sign-on, people with their roles, clients. */
export const identityRoutes: Routes = async (app, context) => {
  await registerTagged(app, marketplace, { ...context, prefix: '/marketplace' });
  await registerTagged(app, { Organization: [organizationRoutes] }, { ...context, prefix: '/organization' });
};
