import { Button } from '@marketplace/shared/ui';
import { FilterBar, FilterSelect, SearchField } from '@marketplace/shared/ui/list';
import { chosenOf } from '../view/list-view.ts';
import { isFiltered, sorts, statuses, withoutFilters, type UsersView } from './users-query.ts';

interface Props {
  view: UsersView;
  onChange: (fields: Partial<UsersView>) => void;
}

const roles = ['USER', 'ADMIN', 'SUPER_ADMIN', 'PAYMENT_ADMIN', 'PAYMENT_CREATOR'];

/** The roles to choose from, and whichever other one the URL asks for. */
const roleOptions = (current: string) =>
  [...new Set([...roles, ...(current ? [current] : [])])].map((role) => ({ value: role, label: role }));

const all = { value: '', label: 'All' };

export const UsersFilters = ({ view, onChange }: Props) => (
  <FilterBar
    label="Users"
    search={
      <SearchField
        label="Search users"
        placeholder="Name, email or organization"
        value={view.search}
        onSearch={(search) => onChange({ search })}
      />
    }
  >
    <FilterSelect
      label="Role"
      value={view.role}
      set={view.role !== ''}
      options={[all, ...roleOptions(view.role)]}
      onChange={(role) => onChange({ role })}
    />
    <FilterSelect
      label="Status"
      value={view.status}
      set={view.status !== ''}
      options={[all, ...statuses]}
      onChange={(status) => onChange({ status: chosenOf(statuses, status) ?? '' })}
    />
    <FilterSelect
      label="Sort"
      value={view.sort}
      options={sorts}
      onChange={(sort) => onChange({ sort: chosenOf(sorts, sort) ?? 'name,asc' })}
    />
    {isFiltered(view) && (
      <Button kind="quiet" onClick={() => onChange(withoutFilters(view))}>
        Clear filters
      </Button>
    )}
  </FilterBar>
);
