import type { TicketChanges } from '@marketplace/shared/contracts';
import { chosenOf, FilterSelect, type FilterOption } from '@marketplace/shared/ui/list';
import { changeTickets } from './change-tickets.ts';
import { priorityOptions, statusOptions } from './ticket-labels.ts';

interface Props {
  ids: string[];
  agents: FilterOption[];
  onDone: () => void;
}

const choose = { value: '', label: 'Choose' };

/** Actions for the selected tickets. */
export const TicketActions = ({ ids, agents, onDone }: Props) => {
  const change = async (changes: Omit<TicketChanges, 'ids'>) => {
    if (await changeTickets({ ids, ...changes })) onDone();
  };
  return (
    <>
      <FilterSelect
        label="Assign to"
        value=""
        options={[choose, { value: 'nobody', label: 'Unassigned' }, ...agents]}
        onChange={(assignee) => void change({ assigneeId: assignee === 'nobody' ? null : assignee })}
      />
      <FilterSelect
        label="Set status"
        value=""
        options={[choose, ...statusOptions]}
        onChange={(text) => {
          const status = chosenOf(statusOptions, text);
          if (status) void change({ status });
        }}
      />
      <FilterSelect
        label="Set priority"
        value=""
        options={[choose, ...priorityOptions]}
        onChange={(text) => {
          const priority = chosenOf(priorityOptions, text);
          if (priority) void change({ priority });
        }}
      />
    </>
  );
};
