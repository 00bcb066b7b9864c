import type { TicketChanges, TicketsFilter } from '@marketplace/shared/contracts';
import { marketplace } from '@marketplace/shared/http';
import { chosenOf, FilterSelect, type FilterOption, type Picked } from '@marketplace/shared/ui/list';
import { runOn } from '../question/run-on.ts';
import type { Ask } from '../question/use-question.tsx';
import { changedText } from './change-tickets.ts';
import { priorityOptions, statusOptions } from './ticket-labels.ts';

interface Props {
  picked: Picked<unknown>;
  /** What all that are picked match. */
  matching: TicketsFilter;
  agents: FilterOption[];
  ask: Ask;
}

const choose = { value: '', label: 'Choose' };

/** Actions for the selected tickets. */
export const TicketActions = ({ picked, matching, agents, ask }: Props) => {
  const change = (changes: Pick<TicketChanges, 'status' | 'priority' | 'assigneeId'>) =>
    runOn(picked, ask, {
      noun: 'ticket',
      verb: 'Change',
      call: (ids) => marketplace.put('/tex-suite/ticket', { ids, ...changes, ...(picked.isAll && { matching }) }),
      said: changedText,
    });
  return (
    <>
      <FilterSelect
        label="Assign to"
        value=""
        options={[choose, { value: 'nobody', label: 'Unassigned' }, ...agents]}
        onChange={(assignee) => change({ assigneeId: assignee === 'nobody' ? null : assignee })}
      />
      <FilterSelect
        label="Set status"
        value=""
        options={[choose, ...statusOptions]}
        onChange={(text) => {
          const status = chosenOf(statusOptions, text);
          if (status) change({ status });
        }}
      />
      <FilterSelect
        label="Set priority"
        value=""
        options={[choose, ...priorityOptions]}
        onChange={(text) => {
          const priority = chosenOf(priorityOptions, text);
          if (priority) change({ priority });
        }}
      />
    </>
  );
};
