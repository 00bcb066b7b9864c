import { WaitingPerson } from '@marketplace/shared/contracts';
import { rowsReaderOf } from '@marketplace/shared/data';
import { List, usePagedList } from '@marketplace/shared/ui/list';
import { UserCheck } from 'lucide-react';
import { useState } from 'react';
import { addMember } from '../members/change-members.ts';
import { PickOrganizationDialog } from '../pick-organization-dialog.tsx';
import { waitingColumns } from './waiting-columns.tsx';
import { waiting, waitingPath } from './waiting-query.ts';

const textFor = ({ suggestion }: WaitingPerson) =>
  suggestion
    ? `Their email domain belongs to ${suggestion.name}. They join the organization you choose right away.`
    : 'They join the organization you choose right away.';

/** People who can sign in but belong to no open organization; each can be assigned to one. */
export const WaitingList = () => {
  const list = usePagedList(waiting, waitingPath, rowsReaderOf(WaitingPerson));
  const [person, setPerson] = useState<WaitingPerson>();
  return (
    <List
      list={list}
      name="Waiting for an organization"
      noun="account"
      columns={waitingColumns(setPerson)}
      empty={{
        icon: UserCheck,
        title: 'Nobody is waiting',
        text: 'People who sign in without an organization appear here, unless their email domain adds them to one.',
      }}
    >
      {person && (
        <PickOrganizationDialog
          title={`Assign ${person.name}`}
          text={textFor(person)}
          verb="Assign to"
          onClose={() => setPerson(undefined)}
          onPick={async (organization) => {
            const done = await addMember(organization, person);
            if (done) list.reload();
            return done;
          }}
        />
      )}
    </List>
  );
};
