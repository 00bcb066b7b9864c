import { Button, EmptyState } from '@marketplace/shared/ui';
import { CloudOff } from 'lucide-react';

interface Props {
  /** Such as `orders`. */
  what: string;
  onRetry: () => void;
  /** Who was asked. */
  asked?: string;
}

/** In the place of a list that could not be read. */
export const ListFailed = ({ what, onRetry, asked = 'list' }: Props) => (
  <EmptyState
    icon={CloudOff}
    title={`The ${what} could not be loaded`}
    text={`The ${asked} did not answer. Your filters are kept.`}
    actions={<Button onClick={onRetry}>Try Again</Button>}
  />
);
