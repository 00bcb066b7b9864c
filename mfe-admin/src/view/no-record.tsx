import { Button, EmptyState } from '@marketplace/shared/ui';
import { CloudOff, SearchX } from 'lucide-react';

interface Props {
  /** What kind of record: `order`. */
  what: string;
  /** It does not exist; otherwise it could not be loaded. */
  isGone: boolean;
  whyGone?: string;
  onRetry: () => void;
}

/** In place of a record that can't be shown. */
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
