import { Button, EmptyState } from '@marketplace/shared/ui';
import { CloudOff } from 'lucide-react';
import { reasonOf } from '../cart/state/reason-of.ts';

interface Props {
  /** What couldn't be loaded: "The invoices". */
  what: string;
  error: unknown;
  onRetry: () => void;
}

export const LoadFailed = ({ what, error, onRetry }: Props) => (
  <div role="alert">
    <EmptyState
      icon={CloudOff}
      title={`${what} could not be loaded`}
      text={reasonOf(error) ?? 'Something unexpected happened. Please try again.'}
      actions={<Button onClick={onRetry}>Try again</Button>}
    />
  </div>
);
