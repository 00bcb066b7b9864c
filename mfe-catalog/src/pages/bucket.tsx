import { statusOf } from '@marketplace/shared/http';
import { useSearchParams } from '@marketplace/shared/router';
import { Button, EmptyState, LinkButton, Page, SkeletonCards } from '@marketplace/shared/ui';
import { CloudAlert, PackageSearch } from 'lucide-react';
import { BucketModules } from '../bucket/bucket-modules.tsx';
import { useBucket } from '../bucket/use-bucket.ts';

export default function BucketPage() {
  const [query] = useSearchParams();
  const id = query.get('id');
  const { status, data, error, reload } = useBucket(id);
  const missing = !id || [400, 404].includes(statusOf(error) ?? 0);
  return (
    <Page>
      {data && <BucketModules bucket={data} />}
      {id && status === 'loading' && !data && <SkeletonCards count={8} />}
      {missing && (
        <EmptyState
          icon={PackageSearch}
          title="This bucket does not exist"
          text="It may have been renamed or merged into another."
          actions={
            <LinkButton to="/" kind="primary">
              Browse Marketplace
            </LinkButton>
          }
        />
      )}
      {status === 'failed' && !missing && (
        <EmptyState
          icon={CloudAlert}
          title="The bucket could not be loaded"
          actions={<Button onClick={reload}>Try Again</Button>}
        />
      )}
    </Page>
  );
}
