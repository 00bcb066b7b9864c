import { statusOf } from '@marketplace/shared/http';
import { useSearchParams } from '@marketplace/shared/router';
import { Button, EmptyState, LinkButton, Page, SkeletonCards } from '@marketplace/shared/ui';
import { CloudAlert, PackageSearch } from 'lucide-react';
import { BucketModules } from '../bucket/bucket-modules.tsx';
import { isBucketId } from '../bucket/bucket-path.ts';
import { useBucket } from '../bucket/use-bucket.ts';
import { useBucketView } from '../bucket/use-bucket-view.ts';

export default function BucketPage() {
  const [query] = useSearchParams();
  const id = query.get('id');
  const view = useBucketView();
  const { status, bucket, stale, page, error, reload } = useBucket(id, view);
  const missing = !id || !isBucketId(id) || statusOf(error) === 404;
  return (
    <Page>
      {bucket && <BucketModules bucket={bucket} view={view} page={page} stale={stale} />}
      {id && status === 'loading' && !bucket && <SkeletonCards count={8} />}
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
