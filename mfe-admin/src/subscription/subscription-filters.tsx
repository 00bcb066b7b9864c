import type { Subscription } from '@marketplace/shared/contracts';
import { Button } from '@marketplace/shared/ui';
import { FilterBar, FilterSelect, SearchField } from '@marketplace/shared/ui/list';
import styles from './subscription-filters.module.css';
import { chosenOf } from '../view/list-view.ts';
import { isFiltered, sorts, statuses, withoutFilters, type SubscriptionsView } from './subscriptions-query.ts';

interface Props {
  view: SubscriptionsView;
  subscriptions: Subscription[];
  onChange: (fields: Partial<SubscriptionsView>) => void;
}

const all = { value: '', label: 'All' };

/** The modules that anybody has, by name; and the one that the URL asks for, whatever it is. */
const moduleOptions = (subscriptions: Subscription[], current: string) => {
  const names = new Map(subscriptions.map(({ moduleId, moduleName }) => [moduleId, moduleName]));
  if (current !== '' && !names.has(current)) names.set(current, current);
  return [...names]
    .map(([value, label]) => ({ value, label }))
    .sort((one, other) => one.label.localeCompare(other.label, 'en'));
};

export const SubscriptionFilters = ({ view, subscriptions, onChange }: Props) => (
  <FilterBar
    label="Subscriptions"
    search={
      <SearchField
        label="Search subscriptions"
        placeholder="Module or client"
        value={view.search}
        onSearch={(search) => onChange({ search })}
      />
    }
  >
    <FilterSelect
      label="Status"
      value={view.status}
      set={view.status !== ''}
      options={[all, ...statuses]}
      onChange={(status) => onChange({ status: chosenOf(statuses, status) ?? '' })}
    />
    <FilterSelect
      label="Module"
      value={view.module}
      set={view.module !== ''}
      options={[all, ...moduleOptions(subscriptions, view.module)]}
      onChange={(module) => onChange({ module })}
    />
    <span className={styles.sort}>
      <FilterSelect
        label="Sort"
        value={view.sort}
        options={sorts}
        onChange={(sort) => onChange({ sort: chosenOf(sorts, sort) ?? 'endsAt,asc' })}
      />
    </span>
    {isFiltered(view) && (
      <Button kind="quiet" onClick={() => onChange(withoutFilters(view))}>
        Clear filters
      </Button>
    )}
  </FilterBar>
);
