import { EmptyState } from '@marketplace/shared/ui';
import { UsersRound } from 'lucide-react';
import { NoMatch } from '../view/no-match.tsx';
import { isFiltered, type UsersView } from './users-query.ts';

interface Props {
  view: UsersView;
  onClear: () => void;
}

export const NoUsers = ({ view, onClear }: Props) =>
  isFiltered(view) ? (
    <NoMatch what="users" onClear={onClear} />
  ) : (
    <EmptyState
      icon={UsersRound}
      title="No users yet"
      text="Everybody who may sign in stands here, with role, status and the time they were last seen."
    />
  );
