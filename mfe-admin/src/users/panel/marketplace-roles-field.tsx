import { type MarketplaceRoleDefinition, type PersonDetail, statusTones } from '@marketplace/shared/contracts';
import { roleText } from '@marketplace/shared/session';
import { Badge, Button } from '@marketplace/shared/ui';
import { useMarketplaceRoles } from '../../marketplace-roles/use-marketplace-roles.ts';
import type { Ask } from '../../question/use-question.tsx';
import { askToRevoke, grantRole, type Held, suspendRole } from '../../marketplace-roles/change-members.ts';
import { heldBy } from '../../marketplace-roles/held-by.ts';
import styles from './user-panel.module.css';

interface Props {
  person: PersonDetail;
  readOnly: boolean;
  ask: Ask;
  onChanged: () => void;
}

const grantText = (state: Held) => (state === 'none' ? 'Grant' : 'Set active');

const RoleRow = ({ role, person, readOnly, ask, onChanged }: Props & { role: MarketplaceRoleDefinition }) => {
  const state = heldBy(person, role);
  const title = roleText(role.roleName);
  return (
    <li className={styles.role}>
      <span className={styles.roleTexts}>
        <span className={styles.roleName}>
          {title}
          {state !== 'none' && (
            <Badge tone={state === 'active' ? statusTones.active : statusTones.disabled}>
              {state === 'active' ? 'Active' : 'Inactive'}
            </Badge>
          )}
        </span>
        <span className={styles.muted}>{role.description}</span>
      </span>
      {!readOnly && (
        <span className={styles.roleActions}>
          {state === 'active' && (
            <Button
              size="small"
              kind="quiet"
              aria-label={`Set inactive ${title}`}
              onClick={() => void suspendRole(role, person, onChanged)}
            >
              Set inactive
            </Button>
          )}
          {state !== 'active' && (
            <Button
              size="small"
              aria-label={`${grantText(state)} ${title}`}
              onClick={() => void grantRole(role, person, state, onChanged)}
            >
              {grantText(state)}
            </Button>
          )}
          {state !== 'none' && (
            <Button
              size="small"
              kind="quiet"
              aria-label={`Revoke ${title}`}
              onClick={() => askToRevoke(ask, role, person, state, onChanged)}
            >
              Revoke
            </Button>
          )}
        </span>
      )}
    </li>
  );
};

/** All marketplace roles, and which of them the user holds. */
export const MarketplaceRolesField = (props: Props) => {
  const roles = useMarketplaceRoles().data ?? [];
  return (
    <section className={styles.section} aria-label="Marketplace roles">
      <h3 className={styles.heading}>Marketplace roles</h3>
      <ul className={styles.roles}>
        {roles.map((role) => (
          <RoleRow key={role.id} role={role} {...props} />
        ))}
      </ul>
    </section>
  );
};
