import { MarketplaceRoleDefinition } from '@marketplace/shared/contracts';
import { listReaderOf, useResource } from '@marketplace/shared/data';

const readRoles = listReaderOf(MarketplaceRoleDefinition);

export const useMarketplaceRoles = () =>
  useResource('/tex-admin/marketplace-roles', { life: 'short', parse: readRoles });
