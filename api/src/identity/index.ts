/** The public part of this domain: other domains import this file alone. */
export { authenticate } from './auth/authenticate.ts';
export { moduleAccessOf } from './auth/module-access.ts';
export { hashPassword, passwordMatches } from './auth/passwords.ts';
export { assertBilling } from './clients/assert-billing.ts';
export { forBooksKeepers, forBooksReaders, holdsPaymentRole, isAdministrator } from './clients/books-access.ts';
export { cleanBilling } from './clients/clean-billing.ts';
export { findClient } from './clients/client-store.ts';
export { assertOpenClient, isOpenClient } from './clients/open-client.ts';
export { assertReadable, ownClient, readableClient } from './clients/readable-client.ts';
export { termsOf } from './clients/terms-of.ts';
export { identityRoutes } from './identity-routes.ts';
export { type PaymentAdmin, listPaymentAdmins } from './people/list-payment-admins.ts';
export { listSuperAdmins } from './people/list-super-admins.ts';
export { holdsMarketplaceRoleSql } from './people/role-sql.ts';
export { checkSignOnDomains } from './sign-on/check-domains.ts';
export { resealSecrets } from './sign-on/reseal-secrets.ts';
export { assertSecretsKey } from './sign-on/secrets-key.ts';
