import { Button } from '@marketplace/shared/ui';
import { FilterSelect } from '@marketplace/shared/ui/list';
import { useMarketplaceRoles } from '../marketplace-roles/use-marketplace-roles.ts';
import type { Ask } from '../question/use-question.tsx';
import { BulkBar } from '../selection/bulk-bar.tsx';
import type { Selection } from '../selection/use-selection.ts';
import { askToDeactivateAll, grantToAll, reactivateAll } from './person-questions.ts';

interface Props {
  selection: Selection;
  ask: Ask;
  onChanged: () => void;
}

/** Asks for the roles once there is somebody to grant them to. */
const GrantField = ({ ids, onDone }: { ids: string[]; onDone: () => void }) => {
  const roles = useMarketplaceRoles().data ?? [];
  const options = roles.map(({ id, roleName }) => ({ value: id, label: roleName }));
  return (
    <FilterSelect
      label="Grant role"
      value=""
      options={[{ value: '', label: 'Choose' }, ...options]}
      onChange={(chosen) => {
        const role = roles.find(({ id }) => id === chosen);
        if (role) void grantToAll(ids, role, onDone);
      }}
    />
  );
};

/** What can be done with the selected users: with all of them, or with none. */
export const PeopleBulkBar = ({ selection, ask, onChanged }: Props) => {
  const { ids } = selection;
  const done = () => {
    selection.clear();
    onChanged();
  };
  return (
    <BulkBar label="Selected users" selection={selection}>
      <GrantField ids={ids} onDone={done} />
      <Button onClick={() => void reactivateAll(ids, done)}>Reactivate</Button>
      <Button kind="danger" onClick={() => askToDeactivateAll(ask, ids, done)}>
        Deactivate
      </Button>
    </BulkBar>
  );
};
