import type { MarketplaceRole } from '@marketplace/shared/contracts';
import { roleLabel, roleText } from '@marketplace/shared/session';
import { Badge } from '@marketplace/shared/ui';
import styles from './marketplace-role-badges.module.css';

const isInactive = (role: MarketplaceRole) => typeof role !== 'string' && role.roleStatus === false;

export const MarketplaceRoleBadges = ({ roles }: { roles: MarketplaceRole[] }) =>
  roles.length === 0 ? (
    <span className={styles.none}>None</span>
  ) : (
    <span className={styles.roles}>
      {roles.map((role) => (
        <Badge key={roleLabel(role)} tone={isInactive(role) ? 'neutral' : 'info'}>
          {roleText(roleLabel(role))}
          {isInactive(role) && ' (inactive)'}
        </Badge>
      ))}
    </span>
  );
