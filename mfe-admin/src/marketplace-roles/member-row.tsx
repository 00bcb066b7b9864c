import { type MarketplaceRoleDefinition, type RoleMember, statusTones } from '@marketplace/shared/contracts';
import { Link } from '@marketplace/shared/router';
import { Avatar, Badge } from '@marketplace/shared/ui';
import { ActionsMenu, type MenuAction } from '@marketplace/shared/ui/menu';
import { CircleMinus, CirclePause, CirclePlay } from 'lucide-react';
import type { Ask } from '../question/use-question.tsx';
import { askToRevoke, grantRole, suspendRole } from './change-members.ts';
import styles from './role-panel.module.css';

interface Props {
  role: MarketplaceRoleDefinition;
  member: RoleMember;
  ask: Ask;
  onChanged: () => void;
}

const actionsOf = ({ role, member, ask, onChanged }: Props): MenuAction[] => {
  const held = member.active ? 'active' : 'inactive';
  return [
    member.active
      ? { label: 'Set inactive', icon: CirclePause, onSelect: () => void suspendRole(role, member, onChanged) }
      : { label: 'Set active', icon: CirclePlay, onSelect: () => void grantRole(role, member, held, onChanged) },
    { label: 'Revoke', icon: CircleMinus, onSelect: () => askToRevoke(ask, role, member, held, onChanged) },
  ];
};

export const MemberRow = (props: Props) => {
  const { id, name, email, organization, active } = props.member;
  return (
    <li className={styles.member}>
      <Avatar name={name} size={32} />
      <span className={styles.texts}>
        <Link to={`/iam-dashboard?user=${encodeURIComponent(id)}`} className={styles.name}>
          {name}
        </Link>
        <span className={styles.muted}>
          {email}
          {organization && <span className={styles.organization}>{organization}</span>}
        </span>
      </span>
      <Badge tone={active ? statusTones.active : statusTones.disabled}>{active ? 'Active' : 'Inactive'}</Badge>
      <ActionsMenu label={`Actions for ${name}`} actions={actionsOf(props)} />
    </li>
  );
};
