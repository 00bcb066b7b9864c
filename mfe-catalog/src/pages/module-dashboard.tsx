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
          title="This module cannot be shown"
          text="It is not in the catalogue, or the marketplace did not answer."
          actions={<LinkButton to="/">Browse Marketplace</LinkButton>}
        />
      )}
    </Page>
  );
}
