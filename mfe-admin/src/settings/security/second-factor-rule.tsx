import type { SecondFactorRole, SecuritySettings } from '@marketplace/shared/contracts';
import { Choices } from '../../form/choices.tsx';
import { useActor } from '../../users/use-actor.ts';
import { FieldGroup } from '../form/field-group.tsx';
import { NumberSetting } from './number-setting.tsx';

const roles: Record<SecondFactorRole, string> = {
  USER: 'Everyone who is no administrator',
  ADMIN: 'Runs the marketplace',
  SUPER_ADMIN: 'May do everything',
  PAYMENT_ADMIN: 'Buys for an organization',
  PAYMENT_CREATOR: 'Prepares purchases for an organization',
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
      <Choices
        name="secondFactorRoles"
        label="Require two-step verification for"
        options={Object.entries(roles)}
        readOnly={!isSuperAdmin}
      />
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
