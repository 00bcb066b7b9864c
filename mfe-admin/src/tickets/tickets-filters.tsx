import { Button } from '@marketplace/shared/ui';
import { FilterBar, FilterSelect, SearchField } from '@marketplace/shared/ui/list';
import { chosenOf } from '../view/list-view.ts';
import { priorityOptions } from './ticket-labels.ts';
import { isFiltered, sorts, statusFilters, withoutFilters, type TicketsView } from './tickets-query.ts';
import { useAgents } from './use-agents.ts';

interface Props {
  view: TicketsView;
  onChange: (fields: Partial<TicketsView>) => void;
}

const any = { value: '', label: 'Any' };
const assignees = [
  { value: '', label: 'Anybody' },
  { value: 'me', label: 'Me' },
  { value: 'nobody', label: 'Nobody' },
];

export const TicketsFilters = ({ view, onChange }: Props) => {
  const agents = useAgents().map(({ id, name }) => ({ value: id, label: name }));
  return (
    <FilterBar
      label="Tickets"
      search={
        <SearchField
          label="Search tickets"
          placeholder="Number, subject, name or email"
          value={view.search}
          onSearch={(search) => onChange({ search })}
        />
      }
    >
      <FilterSelect
        label="Status"
        value={view.status}
        set={view.status !== 'unsolved'}
        options={statusFilters}
        onChange={(status) => onChange({ status: chosenOf(statusFilters, status) ?? 'unsolved' })}
      />
      <FilterSelect
        label="Assigned to"
        value={view.assignee}
        set={view.assignee !== ''}
        options={[...assignees, ...agents]}
        onChange={(assignee) => onChange({ assignee })}
      />
      <FilterSelect
        label="Priority"
        value={view.priority}
        set={view.priority !== ''}
        options={[any, ...priorityOptions]}
        onChange={(priority) => onChange({ priority: chosenOf(priorityOptions, priority) ?? '' })}
      />
      <FilterSelect
        label="Sort"
        value={view.sort}
        options={sorts}
        onChange={(sort) => onChange({ sort: chosenOf(sorts, sort) ?? 'updatedAt,desc' })}
      />
      {isFiltered(view) && (
        <Button kind="quiet" onClick={() => onChange(withoutFilters(view))}>
          Clear filters
        </Button>
      )}
    </FilterBar>
  );
};
