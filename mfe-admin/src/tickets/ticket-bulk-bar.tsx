import type { TicketChanges } from '@marketplace/shared/contracts';
import { FilterSelect } from '@marketplace/shared/ui/list';
import { BulkBar } from '../selection/bulk-bar.tsx';
import type { Selection } from '../selection/use-selection.ts';
import { chosenOf } from '../view/list-view.ts';
import { priorityOptions, statusOptions } from './ticket-labels.ts';
import { useAgents } from './use-agents.ts';

interface Props {
  selection: Selection;
  onChange: (changes: Omit<TicketChanges, 'ids'>) => void;
}

const choose = { value: '', label: 'Choose' };

export const TicketBulkBar = ({ selection, onChange }: Props) => {
  const agents = useAgents().map(({ id, name }) => ({ value: id, label: name }));
  return (
    <BulkBar label="Selected tickets" selection={selection}>
      <FilterSelect
        label="Assign to"
        value=""
        options={[choose, { value: 'nobody', label: 'Nobody' }, ...agents]}
        onChange={(assignee) => onChange({ assigneeId: assignee === 'nobody' ? null : assignee })}
      />
      <FilterSelect
        label="Set status"
        value=""
        options={[choose, ...statusOptions]}
        onChange={(text) => {
          const status = chosenOf(statusOptions, text);
          if (status) onChange({ status });
        }}
      />
      <FilterSelect
        label="Set priority"
        value=""
        options={[choose, ...priorityOptions]}
        onChange={(text) => {
          const priority = chosenOf(priorityOptions, text);
          if (priority) onChange({ priority });
        }}
      />
    </BulkBar>
  );
};
