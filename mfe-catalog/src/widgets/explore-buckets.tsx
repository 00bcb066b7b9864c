import type { WidgetComponent } from '@marketplace/shared/contracts';
import { serverSaid } from '@marketplace/shared/http';
import { useCategories } from '@marketplace/shared/data';
import { Button, EmptyState, Loader } from '@marketplace/shared/ui';
import { Dialog } from '@marketplace/shared/ui/dialog';
import { Boxes, CloudAlert } from 'lucide-react';
import { CreateCategories } from '../create-categories/create-categories.tsx';
import { BucketList } from '../explore-buckets/bucket-list.tsx';

const Failed = ({ error, onRetry }: { error: unknown; onRetry: () => void }) => (
  <EmptyState
    icon={CloudAlert}
    title="Failed to Load Buckets"
    text={serverSaid(error) ?? 'The marketplace did not answer.'}
    actions={<Button onClick={onRetry}>Try Again</Button>}
  />
);

const Empty = ({ onClose }: { onClose: () => void }) => (
  <EmptyState
    icon={Boxes}
    title="No Categories Available"
    text="Categories and buckets will appear here once they're created by administrators."
    actions={
      <>
        <CreateCategories onClick={onClose} />
        <Button onClick={onClose}>Close</Button>
      </>
    }
  />
);

/** All categories with their buckets, in an overlay. */
const ExploreBuckets: WidgetComponent<'mfe-catalog/explore-buckets'> = ({ open, onClose, focusCategoryId }) => {
  const { status, data, error, reload } = useCategories();
  const count = data?.length ?? 0;
  return (
    <Dialog
      open={open}
      onClose={onClose}
      size="large"
      title="Explore Buckets"
      aside={data && `${count} ${count === 1 ? 'category' : 'categories'}`}
    >
      {status === 'loading' && <Loader label="Loading buckets..." />}
      {status === 'failed' && <Failed error={error} onRetry={reload} />}
      {status === 'loaded' && count === 0 && <Empty onClose={onClose} />}
      {status === 'loaded' && data && count > 0 && (
        <BucketList categories={data} onClose={onClose} focusCategoryId={focusCategoryId} />
      )}
    </Dialog>
  );
};

export default ExploreBuckets;
