import { statusOf } from '@marketplace/shared/http';
import { useSearchParams } from '@marketplace/shared/router';
import { Button, EmptyState, LinkButton, Page, SkeletonCards } from '@marketplace/shared/ui';
import { CloudAlert, PackageSearch } from 'lucide-react';
import { useEffect } from 'react';
import { ModuleDetails } from '../module/module-details.tsx';
import { useModule } from '../module/use-module.ts';
import { rememberModule } from '../recently-viewed/recent-modules.ts';

const NotThere = () => (
  <EmptyState
    icon={PackageSearch}
    title="We can’t find this module"
    text="It may have been renamed or removed. Search for it by name, or browse the categories."
    actions={
      <LinkButton to="/" kind="primary">
        Browse Marketplace
      </LinkButton>
    }
  />
);

const Failed = ({ onRetry }: { onRetry: () => void }) => (
  <EmptyState
    icon={CloudAlert}
    title="The module could not be loaded"
    text="The marketplace didn’t respond. Nothing was lost."
    actions={
      <Button kind="primary" onClick={onRetry}>
        Try again
      </Button>
    }
  />
);

export default function ModulePage() {
  const [query] = useSearchParams();
  const id = query.get('id');
  const { status, data, error, reload } = useModule(id);
  useEffect(() => {
    if (data) rememberModule(data);
  }, [data]);
  const missing = !id || [400, 404].includes(statusOf(error) ?? 0);
  return (
    <Page>
      {data && <ModuleDetails module={data} />}
      {id && status === 'loading' && !data && <SkeletonCards count={6} />}
      {missing && <NotThere />}
      {status === 'failed' && !missing && <Failed onRetry={reload} />}
    </Page>
  );
}
