import { useSearchParams } from '@marketplace/shared/router';
import { PageHeader } from '@marketplace/shared/ui';
import { PageTabs } from '@marketplace/shared/ui/list';
import { AdministrationNav } from '../administration/administration-nav.tsx';
import { OrganizationsList } from './organizations-list.tsx';
import { WaitingList } from './waiting/waiting-list.tsx';

const tabs = [
  { id: 'organizations', label: 'Organizations', to: '/organizations' },
  { id: 'waiting', label: 'Waiting', to: '/organizations?tab=waiting' },
];

/** The organizations for administrators, and the people waiting for one. */
export const AllOrganizations = () => {
  const [query] = useSearchParams();
  const waits = query.get('tab') === 'waiting';
  return (
    <>
      <PageHeader
        above={<AdministrationNav />}
        title="Organizations"
        lead="The companies that buy from you, with their members, invoices and terms."
      />
      <PageTabs label="Organizations" tabs={tabs} current={waits ? 'waiting' : 'organizations'} />
      {waits ? <WaitingList /> : <OrganizationsList />}
    </>
  );
};
