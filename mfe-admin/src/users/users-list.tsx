import { UserSummary } from '@marketplace/shared/contracts';
import { rowsReaderOf } from '@marketplace/shared/data';
import { Button } from '@marketplace/shared/ui';
import { List, usePagedList } from '@marketplace/shared/ui/list';
import { UserPlus, UsersRound } from 'lucide-react';
import { useQuestion } from '../question/use-question.tsx';
import { InviteDialog } from './invite/invite-dialog.tsx';
import { UserPanel } from './panel/user-panel.tsx';
import { PeopleActions } from './people-actions.tsx';
import { userColumns } from './user-columns.tsx';
import { matchingOf, users, usersCsvPath, usersPath } from './users-query.ts';

export const UsersList = () => {
  const list = usePagedList(users, usersPath, rowsReaderOf(UserSummary));
  const { view, change, reload } = list;
  const { ask, dialog } = useQuestion();
  return (
    <List
      list={list}
      name="Users"
      noun="user"
      columns={userColumns({
        ask,
        linkTo: (user) => users.linkTo({ user }, view),
        onOpen: (user) => change({ user }),
        onChanged: reload,
      })}
      csv={usersCsvPath(view)}
      tools={
        <Button kind="primary" onClick={() => change({ invite: 'open' })}>
          <UserPlus size={16} strokeWidth={1.75} aria-hidden />
          Invite people
        </Button>
      }
      bulk={{
        nameOf: ({ name }) => name,
        actions: (picked) => <PeopleActions {...{ picked, ask }} matching={matchingOf(view)} />,
      }}
      empty={{
        icon: UsersRound,
        title: 'No users yet',
        text: 'Everyone who can sign in appears here. Invite people to get started.',
      }}
    >
      {view.user && (
        <UserPanel key={view.user} id={view.user} onChanged={reload} onClose={() => change({ user: '' })} />
      )}
      {view.invite && <InviteDialog onInvited={reload} onClose={() => change({ invite: '' })} />}
      {dialog}
    </List>
  );
};
