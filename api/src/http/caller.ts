import type { MarketplaceRole } from '@marketplace/shared/contracts';

/** Who makes a signed-in call, as the database knows them at this moment. */
export interface Caller {
  userId: string;
  sessionId: string;
  role: string;
  marketplaceRoles: MarketplaceRole[];
  /** The client they act for; null for a user without one. */
  clientId: string | null;
}
