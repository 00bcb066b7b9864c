import type { UserSummary } from '@marketplace/shared/contracts';
import type { CsvColumns } from '../../http/index.ts';
import { marketplaceRoleText } from './marketplace-role-text.ts';

export const userColumns: CsvColumns<UserSummary> = {
  Name: ({ name }) => name,
  Email: ({ email }) => email,
  Role: ({ role }) => role,
  'Marketplace roles': ({ marketplaceRoles }) => marketplaceRoles.map(marketplaceRoleText).join(', '),
  Status: ({ status }) => status,
  Organization: ({ organization }) => organization ?? '',
  'Last seen': ({ lastSeenAt }) => lastSeenAt ?? '',
  Created: ({ createdAt }) => createdAt,
};
