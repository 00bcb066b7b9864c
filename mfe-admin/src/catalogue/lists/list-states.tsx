import { Button, EmptyState, SkeletonTable } from '@marketplace/shared/ui';
import { CloudOff, Inbox, SearchX } from 'lucide-react';
import type { ReactNode } from 'react';

interface Props {
  status: 'loading' | 'loaded' | 'failed';
  isShown: boolean;
  /** Nothing is there to list. */
  isEmpty: boolean;
  isFiltered: boolean;
  /** Such as `coupons`. */
  what: string;
  /** What the list will hold, in a sentence. */
  holds: string;
  onRetry: () => void;
  onClear: () => void;
  children: ReactNode;
}

/** A list, or what stands in its place. */
export const ListStates = ({ status, isShown, isEmpty, isFiltered, what, holds, ...props }: Props) => {
  if (!isShown && status === 'failed')
    return (
      <EmptyState
        icon={CloudOff}
        title={`The ${what} could not be loaded`}
        text="The marketplace did not answer. Your filters are kept."
        actions={<Button onClick={props.onRetry}>Try Again</Button>}
      />
    );
  if (!isShown) return <SkeletonTable rows={8} columns={4} />;
  if (isEmpty && isFiltered)
    return (
      <EmptyState
        icon={SearchX}
        title={`No ${what} match`}
        text="Try fewer letters, or take a filter away."
        actions={<Button onClick={props.onClear}>Clear filters</Button>}
      />
    );
  if (isEmpty) return <EmptyState icon={Inbox} title={`No ${what} yet`} text={holds} />;
  return props.children;
};
