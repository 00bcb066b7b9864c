import { EmptyState, SkeletonTable } from '@marketplace/shared/ui';
import { Inbox } from 'lucide-react';
import type { ReactNode } from 'react';
import { ListFailed } from '../../view/list-failed.tsx';
import { NoMatch } from '../../view/no-match.tsx';

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
  /** As many as the list is likely to have. */
  rows?: number;
  onRetry: () => void;
  onClear: () => void;
  children: ReactNode;
}

/** A list, or what stands in its place. */
export const ListStates = ({ status, isShown, isEmpty, isFiltered, what, holds, rows = 8, ...props }: Props) => {
  if (!isShown && status === 'failed') return <ListFailed what={what} asked="marketplace" onRetry={props.onRetry} />;
  if (!isShown) return <SkeletonTable rows={rows} columns={4} />;
  if (isEmpty && isFiltered) return <NoMatch what={what} action="Clear filters" onClear={props.onClear} />;
  if (isEmpty) return <EmptyState icon={Inbox} title={`No ${what} yet`} text={holds} />;
  return props.children;
};
