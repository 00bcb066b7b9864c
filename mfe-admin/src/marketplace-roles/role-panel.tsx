import type { MarketplaceRoleDefinition, UserSummary } from '@marketplace/shared/contracts';
import { Button, EmptyState, SkeletonList } from '@marketplace/shared/ui';
import { Pagination } from '@marketplace/shared/ui/table';
import { SearchField } from '@marketplace/shared/ui/list';
import { CloudOff, UsersRound } from 'lucide-react';
import { PersonPicker } from '../person-picker/person-picker.tsx';
import { useQuestion } from '../question/use-question.tsx';
import { SidePanel } from '@marketplace/shared/ui/side-panel';
import { grantRole } from './change-members.ts';
import { MemberRow } from './member-row.tsx';
import styles from './role-panel.module.css';
import type { Change } from '../view/list-view.ts';
import type { RolesView } from './roles-view.ts';
import { MEMBERS_SIZE, useMembers } from './use-members.ts';

interface Props {
  role: MarketplaceRoleDefinition;
  view: RolesView;
  onView: Change<RolesView>;
  onChanged: () => void;
  onClose: () => void;
}

const totalText = (total: number) => `${total.toLocaleString('en-IN')} ${total === 1 ? 'member' : 'members'}`;

/** Who holds a role, beside the list of roles: granted, set inactive and revoked here. */
export const RolePanel = ({ role, view, onView, onChanged, onClose }: Props) => {
  const { status, shown, reload } = useMembers(view, onView);
  const { ask, dialog } = useQuestion();
  const refresh = () => {
    reload();
    onChanged();
  };
  const grant = (person: UserSummary) => void grantRole(role, person).then((done) => done && refresh());
  return (
    <>
      <SidePanel above={role.roleType} title={role.roleName} closeLabel="Close role" onClose={onClose}>
        <p className={styles.muted}>{role.description}</p>
        <section className={styles.section} aria-label="Grant the role">
          <h3 className={styles.heading}>Grant it to somebody</h3>
          <PersonPicker label="Find a user to grant it to" verb="Grant to" onPick={grant} />
        </section>
        <section className={styles.section} aria-label="Members">
          <div className={styles.above}>
            <h3 className={styles.heading}>Members</h3>
            <p className={styles.muted} role="status">
              {shown && totalText(shown.total)}
            </p>
          </div>
          <SearchField
            label="Search members"
            placeholder="Name, email or organization"
            value={view.search}
            onSearch={(search) => onView({ search })}
          />
          {!shown && status === 'loading' && <SkeletonList count={4} />}
          {status === 'failed' && (
            <EmptyState
              icon={CloudOff}
              title="The members could not be loaded"
              actions={<Button onClick={reload}>Try Again</Button>}
            />
          )}
          {shown?.total === 0 && (
            <EmptyState icon={UsersRound} title={view.search ? 'No member matches' : 'Nobody holds this role yet'} />
          )}
          {shown && shown.total > 0 && (
            <ul className={styles.members} aria-busy={status === 'loading'}>
              {shown.rows.map((member) => (
                <MemberRow key={member.id} role={role} member={member} ask={ask} onChanged={refresh} />
              ))}
            </ul>
          )}
          {shown && shown.total > MEMBERS_SIZE && (
            <Pagination
              page={view.page}
              size={MEMBERS_SIZE}
              totalElements={shown.total}
              onPage={(page) => onView({ page })}
            />
          )}
        </section>
      </SidePanel>
      {dialog}
    </>
  );
};
