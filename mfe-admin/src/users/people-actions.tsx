import { Button } from '@marketplace/shared/ui';
import { FilterSelect } from '@marketplace/shared/ui/list';
import { roleText } from '@marketplace/shared/session';
import { useMarketplaceRoles } from '../marketplace-roles/use-marketplace-roles.ts';
import { askToDeactivateAll, grantToAll, type Many, reactivateAll } from './person-questions.ts';

/** Mounted only with a selection, so roles load only when needed. */
const GrantField = ({ many }: { many: Many }) => {
  const roles = useMarketplaceRoles().data ?? [];
  const options = roles.map(({ id, roleName }) => ({ value: id, label: roleText(roleName) }));
  return (
    <FilterSelect
      label="Grant role"
      value=""
      options={[{ value: '', label: 'Choose' }, ...options]}
      onChange={(chosen) => {
        const role = roles.find(({ id }) => id === chosen);
        if (role) grantToAll(many, role);
      }}
    />
  );
};

/** Actions for the selected users. */
export const PeopleActions = (many: Many) => (
  <>
    <GrantField many={many} />
    <Button onClick={() => reactivateAll(many)}>Reactivate</Button>
    <Button kind="danger" onClick={() => askToDeactivateAll(many)}>
      Deactivate
    </Button>
  </>
);
