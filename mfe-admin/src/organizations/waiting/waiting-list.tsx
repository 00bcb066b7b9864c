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
    ? `Their email domain belongs to ${suggestion.name}. From their next click, they act for the organization that you choose.`
    : 'From their next click, they act for the organization that you choose.';

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
        title: 'Nobody waits',
        text: 'People who sign in without an organization appear here. People whose email domain belongs to an organization join it automatically.',
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
