import type { SecondFactorRole, SecuritySettings } from '@marketplace/shared/contracts';
import { roleText } from '@marketplace/shared/session';
import { Choices } from '../../form/choices.tsx';
import { useActor } from '../../users/use-actor.ts';
import { FieldGroup } from '../form/field-group.tsx';
import { NumberSetting } from './number-setting.tsx';

const roles: Record<SecondFactorRole, string> = {
  USER: 'Everyone who isn’t an administrator',
  ADMIN: 'Manages the marketplace',
  SUPER_ADMIN: 'Can do everything',
  PAYMENT_ADMIN: 'Buys for an organization',
  PAYMENT_CREATOR: 'Prepares purchases for an organization',
};

/** Who must set up a second factor, and how soon. */
export const SecondFactorRule = ({ defaults }: Pick<SecuritySettings, 'defaults'>) => {
  const { isSuperAdmin } = useActor();
  return (
    <FieldGroup
      title="Two-step verification"
      text={
        <>
          People with these roles need a passkey or an authenticator app in addition to their password. We remind them
          to set one up. Once time is up, they can only open their account page until they do.
          {!isSuperAdmin && ' Only super admins can change this.'}
        </>
      }
    >
      <Choices
        name="secondFactorRoles"
        label="Require two-step verification for"
        options={Object.entries(roles).map(([role, text]) => [role, text, roleText(role)] as const)}
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
