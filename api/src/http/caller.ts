import type { ApiScope, MarketplaceRole } from '@marketplace/shared/contracts';

/** The API key that a service account uses. */
export interface CallerKey {
  id: string;
  scopes: ApiScope[];
}

/** The signed-in user of a request, or the service account, as currently stored in the database. */
export interface Caller {
  userId: string;
  /** Empty for a service account. */
  sessionId: string;
  role: string;
  marketplaceRoles: MarketplaceRole[];
  /** The client they act for; null for a user without one. */
  clientId: string | null;
  /** They have given a fresh proof. */
  isFresh: boolean;
  /** Their role requires a second factor, and the time to set one up is over. */
  secondFactorOverdue: boolean;
  /** Of a service account; people have none. */
  key?: CallerKey;
}
