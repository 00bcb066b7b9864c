import type { MarketplaceRoleDefinition } from '@marketplace/shared/contracts';
import { listOf, useResource } from '@marketplace/shared/data';

const readRoles = (answer: unknown) => listOf<MarketplaceRoleDefinition>(answer);

export const useMarketplaceRoles = () =>
  useResource('/tex-admin/marketplace-roles', { life: 'short', parse: readRoles });
