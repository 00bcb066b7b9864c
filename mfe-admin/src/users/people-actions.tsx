import { Button } from '@marketplace/shared/ui';
import { FilterSelect } from '@marketplace/shared/ui/list';
import { roleText } from '@marketplace/shared/session';
import { useMarketplaceRoles } from '../marketplace-roles/use-marketplace-roles.ts';
import type { Ask } from '../question/use-question.tsx';
import { askToDeactivateAll, grantToAll, reactivateAll } from './person-questions.ts';

interface Props {
  ids: string[];
  ask: Ask;
  onDone: () => void;
}

/** Mounted only with a selection, so roles load only when needed. */
const GrantField = ({ ids, onDone }: Omit<Props, 'ask'>) => {
  const roles = useMarketplaceRoles().data ?? [];
  const options = roles.map(({ id, roleName }) => ({ value: id, label: roleText(roleName) }));
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

/** Actions for the selected users, all or none. */
export const PeopleActions = ({ ids, ask, onDone }: Props) => (
  <>
    <GrantField ids={ids} onDone={onDone} />
    <Button onClick={() => void reactivateAll(ids, onDone)}>Reactivate</Button>
    <Button kind="danger" onClick={() => askToDeactivateAll(ask, ids, onDone)}>
      Deactivate
    </Button>
  </>
);
