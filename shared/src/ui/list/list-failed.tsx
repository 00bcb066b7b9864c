import { CloudOff } from 'lucide-react';
import { Button } from '../button/button.tsx';
import { EmptyState } from '../empty/empty-state.tsx';

interface Props {
  /** "orders". */
  what: string;
  onRetry: () => void;
  text?: string;
}

/** Replaces a list that failed to load. */
export const ListFailed = ({ what, onRetry, text }: Props) => (
  <div role="alert">
    <EmptyState
      icon={CloudOff}
      title={`The ${what} could not be loaded`}
      text={text}
      actions={<Button onClick={onRetry}>Try again</Button>}
    />
  </div>
);
