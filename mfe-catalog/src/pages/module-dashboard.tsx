import { safeUrl } from '@marketplace/shared/modules';
import { useParams } from '@marketplace/shared/router';
import { EmptyState, LinkButton, Page, SkeletonCards } from '@marketplace/shared/ui';
import { PackageSearch } from 'lucide-react';
import { ModuleDashboard } from '../module-dashboard/module-dashboard.tsx';
import { useModule } from '../module/use-module.ts';

/** A module for its user: access, sections, links, tutorials. */
export default function ModuleDashboardPage() {
  const { id = null } = useParams();
  const { status, data } = useModule(id);
  return (
    <Page>
      {data && <ModuleDashboard module={data} url={safeUrl(data.moduleUrl)} />}
      {status === 'loading' && !data && <SkeletonCards count={4} />}
      {status === 'failed' && (
        <EmptyState
          icon={PackageSearch}
          title="We can’t show this module"
          text="It’s not in the catalog, or the marketplace didn’t respond."
          actions={<LinkButton to="/">Browse Marketplace</LinkButton>}
        />
      )}
    </Page>
  );
}
