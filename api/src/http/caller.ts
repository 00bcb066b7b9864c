import type { MarketplaceRole } from '@marketplace/shared/contracts';

/** The signed-in user of a request, as currently stored in the database. */
export interface Caller {
  userId: string;
  sessionId: string;
  role: string;
  marketplaceRoles: MarketplaceRole[];
  /** The client they act for; null for a user without one. */
  clientId: string | null;
  /** They proved who they are in the last minutes. */
  isFresh: boolean;
  /** Their role requires a second factor, and the days to set one up are over. */
  secondFactorOverdue: boolean;
}
