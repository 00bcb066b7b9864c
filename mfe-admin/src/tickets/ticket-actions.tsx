import type { TicketsFilter, TicketSummary } from '@marketplace/shared/contracts';
import { chosenOf, FilterSelect, type FilterOption, type Picked } from '@marketplace/shared/ui/list';
import { runOn } from '../question/run-on.ts';
import type { Ask } from '../question/use-question.tsx';
import { type Changes, changeOf } from './change-of.ts';
import { priorityOptions, statusOptions } from './ticket-labels.ts';

interface Props {
  picked: Picked<TicketSummary>;
  /** The filter that the selection matches. */
  matching: TicketsFilter;
  agents: FilterOption[];
  ask: Ask;
}

const choose = { value: '', label: 'Choose' };

/** Actions for the selected tickets. */
export const TicketActions = ({ picked, matching, agents, ask }: Props) => {
  const change = (changes: Changes) =>
    runOn(picked, ask, {
      noun: 'ticket',
      verb: 'Change',
      ...changeOf(picked.rows, changes, picked.isAll ? matching : undefined),
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
