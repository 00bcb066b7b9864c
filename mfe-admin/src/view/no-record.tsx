import { Button, EmptyState } from '@marketplace/shared/ui';
import { CloudOff, SearchX } from 'lucide-react';

interface Props {
  /** What kind of record: `order`. */
  what: string;
  /** True if it does not exist, false if it could not be loaded. */
  isGone: boolean;
  whyGone?: string;
  onRetry: () => void;
}

/** Shown in place of a missing record. */
export const NoRecord = ({ what, isGone, whyGone = 'The link may be incomplete.', onRetry }: Props) =>
  isGone ? (
    <EmptyState icon={SearchX} title={`This ${what} doesn’t exist`} text={whyGone} />
  ) : (
    <EmptyState
      icon={CloudOff}
      title={`The ${what} could not be loaded`}
      actions={<Button onClick={onRetry}>Try again</Button>}
    />
  );
