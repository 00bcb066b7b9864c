import { formatCount, type WidgetComponent } from '@marketplace/shared/contracts';
import { serverSaid } from '@marketplace/shared/http';
import { Button, EmptyState, Loader } from '@marketplace/shared/ui';
import { Dialog } from '@marketplace/shared/ui/dialog';
import { Boxes, CloudAlert } from 'lucide-react';
import { CreateCategories } from '../create-categories/create-categories.tsx';
import { Filter, FILTERED_FROM } from '../category-list/filter.tsx';
import { useCategoryList } from '../category-list/use-category-list.ts';
import { BucketList } from '../explore-buckets/bucket-list.tsx';

const Failed = ({ error, onRetry }: { error: unknown; onRetry: () => void }) => (
  <EmptyState
    icon={CloudAlert}
    title="Failed to Load Buckets"
    text={serverSaid(error) ?? 'The marketplace didn’t respond.'}
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
  const list = useCategoryList();
  const { status, found, error, reload, search } = list;
  const count = found?.part.totals.categories ?? 0;
  return (
    <Dialog
      open={open}
      onClose={onClose}
      size="large"
      title="Explore Buckets"
      aside={found && `${formatCount(count)} ${count === 1 ? 'category' : 'categories'}`}
    >
      {(count >= FILTERED_FROM || search) && <Filter list={list} />}
      {status === 'loading' && !found && <Loader label="Loading buckets..." />}
      {status === 'failed' && <Failed error={error} onRetry={reload} />}
      {found && count === 0 && <Empty onClose={onClose} />}
      {found && count > 0 && <BucketList {...found} onClose={onClose} focusCategoryId={focusCategoryId} />}
    </Dialog>
  );
};

export default ExploreBuckets;
