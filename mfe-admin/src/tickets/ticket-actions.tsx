import type { TicketChanges, TicketsFilter, TicketSummary } from '@marketplace/shared/contracts';
import { marketplace } from '@marketplace/shared/http';
import { type Action, chosenOf, FilterSelect, type FilterOption, type Picked } from '@marketplace/shared/ui/list';
import { runOn } from '../question/run-on.ts';
import type { Ask } from '../question/use-question.tsx';
import { changedText } from './change-tickets.ts';
import { priorityOptions, statusOptions } from './ticket-labels.ts';

interface Props {
  picked: Picked<TicketSummary>;
  /** What all that are picked match. */
  matching: TicketsFilter;
  agents: FilterOption[];
  ask: Ask;
}

type Changes = Pick<TicketChanges, 'status' | 'priority' | 'assigneeId'>;

/** Requesters get an email when their ticket is solved, so that can't be undone. */
const isMailed = (rows: TicketSummary[], { status }: Changes) =>
  status !== undefined && (status === 'resolved' || rows.some((row) => row.status === 'resolved'));

/** Makes tickets what they were, unless somebody has changed them since. */
const backFrom = (rows: TicketSummary[], { status, priority, assigneeId }: Changes): Action['back'] => {
  const filter = { status, priority, ...(assigneeId !== undefined && { assignee: assigneeId ?? 'nobody' }) };
  const wasOf = (row: TicketSummary): Changes => ({
    ...(status !== undefined && { status: row.status }),
    ...(priority !== undefined && { priority: row.priority }),
    ...(assigneeId !== undefined && { assigneeId: row.assignee?.id ?? null }),
  });
  return {
    of: (id) =>
      rows
        .filter((row) => row.id === id)
        .map(wasOf)
        .find((was) => JSON.stringify(was) !== JSON.stringify({ status, priority, assigneeId })),
    call: (ids, was) => marketplace.put('/tex-suite/ticket', { ids, ...was, matching: filter }),
  };
};

const choose = { value: '', label: 'Choose' };

/** Actions for the selected tickets. */
export const TicketActions = ({ picked, matching, agents, ask }: Props) => {
  const change = (changes: Changes) =>
    runOn(picked, ask, {
      noun: 'ticket',
      verb: 'Change',
      call: (ids) => marketplace.put('/tex-suite/ticket', { ids, ...changes, ...(picked.isAll && { matching }) }),
      said: changedText,
      ...(isMailed(picked.rows, changes) ? {} : { back: backFrom(picked.rows, changes) }),
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
