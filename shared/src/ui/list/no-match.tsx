import { SearchX } from 'lucide-react';
import { Button } from '../button/button.tsx';
import { EmptyState } from '../empty/empty-state.tsx';

interface Props {
  /** "orders". */
  what: string;
  onClear: () => void;
  text?: string;
  /** Label of the button. */
  action?: string;
}

/** Replaces a list when nothing matches its filters. */
export const NoMatch = ({ what, onClear, text = 'Try fewer letters, or remove a filter.', action }: Props) => (
  <EmptyState
    icon={SearchX}
    title={`No ${what} match`}
    text={text}
    actions={<Button onClick={onClear}>{action ?? `Show all ${what}`}</Button>}
  />
);
