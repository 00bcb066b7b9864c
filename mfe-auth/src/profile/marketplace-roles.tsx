import { type MarketplaceRole, statusTones } from '@marketplace/shared/contracts';
import { roleLabel } from '@marketplace/shared/session';
import { Badge } from '@marketplace/shared/ui';
import styles from './marketplace-roles.module.css';
import { SectionCard } from './section-card.tsx';

const isActive = (role: MarketplaceRole) => typeof role === 'string' || role.roleStatus !== false;

const RoleRow = ({ role }: { role: MarketplaceRole }) => (
  <li className={styles.role}>
    <span className={styles.name}>{roleLabel(role)}</span>
    {isActive(role) ? (
      <Badge tone={statusTones.active}>Active</Badge>
    ) : (
      <Badge tone={statusTones.disabled}>Inactive</Badge>
    )}
  </li>
);

export const MarketplaceRoles = ({ roles }: { roles: MarketplaceRole[] }) => (
  <SectionCard title="Marketplace roles">
    {roles.length === 0 ? (
      <p className={styles.none}>None assigned. Your administrator can give you roles, such as Payment admin.</p>
    ) : (
      <ul className={styles.list}>
        {roles.map((role) => (
          <RoleRow key={roleLabel(role)} role={role} />
        ))}
      </ul>
    )}
  </SectionCard>
);
