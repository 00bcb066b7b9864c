import { useSearchParams } from '@marketplace/shared/router';
import { Page, PageHeader } from '@marketplace/shared/ui';
import { AdministrationNav } from '../administration/administration-nav.tsx';
import { AuditLog } from '../audit/audit-log.tsx';
import { IamTabs } from '../iam/iam-tabs.tsx';
import { readTab } from '../iam/tabs.ts';
import { MarketplaceRolesList } from '../marketplace-roles/marketplace-roles-list.tsx';
import { ModuleAccess } from '../module-access/module-access.tsx';
import { UsersList } from '../users/users-list.tsx';

const parts = { users: UsersList, roles: MarketplaceRolesList, access: ModuleAccess, audit: AuditLog };

export default function IamDashboardPage() {
  const [query] = useSearchParams();
  const tab = readTab(query);
  const Part = parts[tab];
  return (
    <Page dense>
      <PageHeader
        above={<AdministrationNav />}
        title="IAM"
        lead="Identity and access management: who can sign in, and what they can do."
      />
      <IamTabs current={tab} />
      <Part />
    </Page>
  );
}
