import { Button, EmptyState } from '@marketplace/shared/ui';
import { SearchX, UsersRound } from 'lucide-react';
import { isFiltered, type UsersView } from './users-query.ts';

interface Props {
  view: UsersView;
  onClear: () => void;
}

export const NoUsers = ({ view, onClear }: Props) =>
  isFiltered(view) || view.page > 0 ? (
    <EmptyState
      icon={SearchX}
      title="No users match"
      text="Try fewer letters, or take a filter away."
      actions={<Button onClick={onClear}>Show all users</Button>}
    />
  ) : (
    <EmptyState
      icon={UsersRound}
      title="No users yet"
      text="Everybody who may sign in stands here, with role, status and the time they were last seen."
    />
  );
