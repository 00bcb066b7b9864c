import { type MarketplaceRoleDefinition, RoleMember, type UserSummary } from '@marketplace/shared/contracts';
import { rowsReaderOf } from '@marketplace/shared/data';
import { EmptyState, SkeletonList } from '@marketplace/shared/ui';
import { SearchField } from '@marketplace/shared/ui/form';
import { ListFailed, Pages, countOf, usePagedList } from '@marketplace/shared/ui/list';
import { UsersRound } from 'lucide-react';
import { roleText } from '@marketplace/shared/session';
import { PersonPicker } from '../person-picker/person-picker.tsx';
import { useQuestion } from '../question/use-question.tsx';
import { SidePanel } from '@marketplace/shared/ui/side-panel';
import { grantRole } from './change-members.ts';
import { heldBy } from './held-by.ts';
import { MemberRow } from './member-row.tsx';
import styles from './role-panel.module.css';
import { membersPath, roles } from './roles-view.ts';

interface Props {
  role: MarketplaceRoleDefinition;
  onChanged: () => void;
  onClose: () => void;
}

/** The members of a role in the side panel: grants, deactivates and revokes. */
export const RolePanel = ({ role, onChanged, onClose }: Props) => {
  const { view, change, place, status, shown, reload } = usePagedList(roles, membersPath, rowsReaderOf(RoleMember));
  const { ask, dialog } = useQuestion();
  const refresh = () => {
    reload();
    onChanged();
  };
  const grant = (person: UserSummary) => void grantRole(role, person, heldBy(person, role), refresh);
  return (
    <>
      <SidePanel
        above={roleText(role.roleType)}
        title={roleText(role.roleName)}
        closeLabel="Close role"
        onClose={onClose}
      >
        <p className={styles.muted}>{role.description}</p>
        <section className={styles.section} aria-label="Grant this role">
          <h3 className={styles.heading}>Grant this role</h3>
          <PersonPicker label="Find a user to grant this role to" verb="Grant to" onPick={grant} />
        </section>
        <section className={styles.section} aria-label="Members">
          <div className={styles.above}>
            <h3 className={styles.heading}>Members</h3>
            <p className={styles.muted} role="status">
              {shown && countOf(shown.total, 'member')}
            </p>
          </div>
          <SearchField
            label="Search members"
            placeholder="Name, email or organization"
            value={view.search}
            onSearch={(search) => change({ search })}
          />
          {!shown && status === 'loading' && <SkeletonList count={4} />}
          {status === 'failed' && <ListFailed what="members" onRetry={reload} />}
          {shown?.total === 0 && (
            <EmptyState icon={UsersRound} title={view.search ? 'No members match' : 'No members yet'} />
          )}
          {shown && shown.total > 0 && (
            <ul className={styles.members} aria-busy={status === 'loading'}>
              {shown.rows.map((member) => (
                <MemberRow key={member.id} role={role} member={member} ask={ask} onChanged={refresh} />
              ))}
            </ul>
          )}
          {shown && shown.total > place.size && (
            <Pages {...place} totalElements={shown.total} onPage={(page) => change({ page })} />
          )}
        </section>
      </SidePanel>
      {dialog}
    </>
  );
};
