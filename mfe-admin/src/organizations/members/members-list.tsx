import { OrganizationMember } from '@marketplace/shared/contracts';
import { rowsReaderOf } from '@marketplace/shared/data';
import { Button } from '@marketplace/shared/ui';
import { List, usePagedList } from '@marketplace/shared/ui/list';
import { Plus, UsersRound } from 'lucide-react';
import { useState } from 'react';
import { useQuestion } from '../../question/use-question.tsx';
import { PickOrganizationDialog } from '../pick-organization-dialog.tsx';
import { AddMemberPanel } from './add-member-panel.tsx';
import { moveMember, type Place } from './change-members.ts';
import { memberActions } from './member-actions.ts';
import { memberColumns } from './member-columns.tsx';
import { members, membersPath } from './members-query.ts';

interface Props {
  place: Place;
  closed: boolean;
  /** Payment admins can't look people up or move them to other organizations. */
  byAdministrator: boolean;
  /** Called after a change, for other parts that show members. */
  onChanged?: () => void;
}

/** The members of an organization: lists, adds, removes and moves them, and sets their payment roles. */
export const MembersList = ({ place, closed, byAdministrator, onChanged }: Props) => {
  const list = usePagedList(members, membersPath(place.id), rowsReaderOf(OrganizationMember));
  const { view, change, reload } = list;
  const { ask, dialog } = useQuestion();
  const [moving, setMoving] = useState<OrganizationMember>();
  const refresh = () => {
    reload();
    onChanged?.();
  };
  const actionsOf = memberActions({
    ...{ place, ask, onChanged: refresh },
    onMove: byAdministrator ? setMoving : undefined,
  });
  return (
    <List
      list={list}
      name="Members"
      noun="member"
      columns={memberColumns({ linked: byAdministrator, actionsOf })}
      tools={
        !closed && (
          <Button kind="primary" onClick={() => change({ add: 'open' })}>
            <Plus size={16} strokeWidth={1.75} aria-hidden />
            Add member
          </Button>
        )
      }
      empty={{
        icon: UsersRound,
        title: 'No members yet',
        text: 'Members act for this organization and can use seats in its subscriptions.',
      }}
    >
      {view.add === 'open' && !closed && (
        <AddMemberPanel
          place={place}
          byAdministrator={byAdministrator}
          onAdded={refresh}
          onClose={() => change({ add: '' })}
        />
      )}
      {moving && (
        <PickOrganizationDialog
          title={`Move ${moving.name}`}
          text={`They switch to the organization you choose right away. This frees their seats in ${place.name}; they keep their payment role.`}
          verb="Move to"
          without={place.id}
          onClose={() => setMoving(undefined)}
          onPick={async (to) => {
            const done = await moveMember(place, moving, to);
            if (done) refresh();
            return done;
          }}
        />
      )}
      {dialog}
    </List>
  );
};
