import { Button, EmptyState } from '@marketplace/shared/ui';
import { SearchX } from 'lucide-react';

interface Props {
  /** Such as `orders`. */
  what: string;
  onClear: () => void;
  text?: string;
  /** What the button says. */
  action?: string;
}

/** In the place of a list of which the filters let nothing through. */
export const NoMatch = ({ what, onClear, text = 'Try fewer letters, or take a filter away.', action }: Props) => (
  <EmptyState
    icon={SearchX}
    title={`No ${what} match`}
    text={text}
    actions={<Button onClick={onClear}>{action ?? `Show all ${what}`}</Button>}
  />
);
