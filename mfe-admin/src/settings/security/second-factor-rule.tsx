import type { SecondFactorRole, SecuritySettings } from '@marketplace/shared/contracts';
import { useBound, useField } from '@marketplace/shared/form';
import { CheckboxField } from '@marketplace/shared/ui/form';
import { useActor } from '../../users/use-actor.ts';
import { FieldGroup } from '../form/field-group.tsx';
import { NumberSetting } from './number-setting.tsx';
import styles from './second-factor-rule.module.css';

const roles: Record<SecondFactorRole, string> = {
  USER: 'Everyone who is no administrator',
  ADMIN: 'Runs the marketplace',
  SUPER_ADMIN: 'May do everything',
  PAYMENT_ADMIN: 'Buys for an organization',
  PAYMENT_CREATOR: 'Prepares purchases for an organization',
};

const Roles = ({ readOnly }: { readOnly: boolean }) => {
  const { value, set } = useField('secondFactorRoles');
  const { busy } = useBound();
  const chosen = Array.isArray(value) ? (value as SecondFactorRole[]) : [];
  const choose = (role: SecondFactorRole, on: boolean) =>
    // In the order of the server, so that the same choice counts as unchanged.
    set([...chosen.filter((one) => one !== role), ...(on ? [role] : [])].sort());
  return (
    <fieldset className={styles.roles}>
      <legend className={styles.legend}>Require two-step verification for</legend>
      {(Object.entries(roles) as [SecondFactorRole, string][]).map(([role, who]) => (
        <CheckboxField
          key={role}
          disabled={readOnly || busy}
          checked={chosen.includes(role)}
          onChange={({ target }) => choose(role, target.checked)}
          label={
            <span className={styles.role}>
              {role}
              <span className={styles.who}>{who}</span>
            </span>
          }
        />
      ))}
    </fieldset>
  );
};

/** Who must set up a second factor, and in which time. */
export const SecondFactorRule = ({ defaults }: Pick<SecuritySettings, 'defaults'>) => {
  const { isSuperAdmin } = useActor();
  return (
    <FieldGroup
      title="Two-step verification"
      text={
        <>
          People with these roles need a passkey or an authenticator app in addition to their password. We remind them
          until the days are up. After that, they can only open their account page until they set one up.
          {!isSuperAdmin && ' Only a SUPER_ADMIN can change this.'}
        </>
      }
    >
      <Roles readOnly={!isSuperAdmin} />
      <NumberSetting
        defaults={defaults}
        name="secondFactorGraceDays"
        label="Days to set it up"
        unit="days"
        readOnly={!isSuperAdmin}
      />
    </FieldGroup>
  );
};
