import type { MarketplaceRoleDefinition, UserSummary } from '@marketplace/shared/contracts';
import { Button, EmptyState, SkeletonList } from '@marketplace/shared/ui';
import { Pagination } from '@marketplace/shared/ui/table';
import { SearchField } from '@marketplace/shared/ui/list';
import { CloudOff, UsersRound } from 'lucide-react';
import { PersonPicker } from '../person-picker/person-picker.tsx';
import { useQuestion } from '../question/use-question.tsx';
import { SidePanel } from '../side-panel/side-panel.tsx';
import { grantRole } from './change-members.ts';
import { MemberRow } from './member-row.tsx';
import styles from './role-panel.module.css';
import type { RolesView } from './roles-view.ts';
import { MEMBERS_SIZE, useMembers } from './use-members.ts';

interface Props {
  role: MarketplaceRoleDefinition;
  view: RolesView;
  onView: (fields: Partial<RolesView>) => void;
  onChanged: () => void;
  onClose: () => void;
}

const totalText = (total: number) => `${total.toLocaleString('en-IN')} ${total === 1 ? 'member' : 'members'}`;

/** Who holds a role, beside the list of roles: granted, set inactive and revoked here. */
export const RolePanel = ({ role, view, onView, onChanged, onClose }: Props) => {
  const { status, data, reload } = useMembers(view);
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
              {data && totalText(data.total)}
            </p>
          </div>
          <SearchField
            label="Search members"
            placeholder="Name, email or organization"
            value={view.search}
            onSearch={(search) => onView({ search })}
          />
          {!data && status === 'loading' && <SkeletonList count={4} />}
          {status === 'failed' && (
            <EmptyState
              icon={CloudOff}
              title="The members could not be loaded"
              actions={<Button onClick={reload}>Try Again</Button>}
            />
          )}
          {data?.members.length === 0 && (
            <EmptyState icon={UsersRound} title={view.search ? 'No member matches' : 'Nobody holds this role yet'} />
          )}
          {data && data.members.length > 0 && (
            <ul className={styles.members}>
              {data.members.map((member) => (
                <MemberRow key={member.id} role={role} member={member} ask={ask} onChanged={refresh} />
              ))}
            </ul>
          )}
          {data && data.total > MEMBERS_SIZE && (
            <Pagination
              page={view.page}
              size={MEMBERS_SIZE}
              totalElements={data.total}
              onPage={(page) => onView({ page })}
            />
          )}
        </section>
      </SidePanel>
      {dialog}
    </>
  );
};
