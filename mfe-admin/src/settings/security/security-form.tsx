import type { SecuritySettings } from '@marketplace/shared/contracts';
import { Button } from '@marketplace/shared/ui';
import { useQuestion } from '../../question/use-question.tsx';
import { FieldGroup } from '../form/field-group.tsx';
import { SettingsForm } from '../form/settings-form.tsx';
import { NumberSetting } from './number-setting.tsx';
import { SecondFactorRule } from './second-factor-rule.tsx';
import { useSecurityForm } from './use-security.ts';

type Given = Pick<SecuritySettings, 'defaults'>;

const Sessions = (given: Given) => (
  <FieldGroup
    title="Sessions"
    text="Sessions end after a while, or sooner if nobody uses them. Signing in on one device too many ends the oldest session. Lower limits apply right away, even to people who are signed in. Longer times apply from the next sign-in."
  >
    <NumberSetting {...given} name="sessionHours" label="Session length" unit="hours" />
    <NumberSetting {...given} name="idleMinutes" label="Ends if inactive for" unit="minutes" />
    <NumberSetting {...given} name="rememberedDays" label="Session length with “Remember me”" unit="days" />
    <NumberSetting {...given} name="rememberedIdleDays" label="With “Remember me”, ends if inactive for" unit="days" />
    <NumberSetting {...given} name="maxSessions" label="Devices per person" unit="devices" />
  </FieldGroup>
);

const Lockout = (given: Given) => (
  <FieldGroup
    title="Lockout"
    text="Too many failed sign-ins lock an account, even for the right password. Resetting the password with a one-time code unlocks it."
  >
    <NumberSetting {...given} name="loginAttempts" label="Failed sign-ins per account" unit="attempts" />
    <NumberSetting {...given} name="lockoutMinutes" label="Counting and lockout period" unit="minutes" />
  </FieldGroup>
);

interface Props {
  known: SecuritySettings;
  onLoadAgain: () => void;
}

export const SecurityForm = ({ known, onLoadAgain }: Props) => {
  const { form, saved, reset } = useSecurityForm(known);
  const { ask, dialog } = useQuestion();
  const askToReset = () =>
    ask({
      title: 'Reset the security settings?',
      text: 'Session and lockout limits go back to their defaults, and no role requires two-step verification anymore. Sessions beyond the limits end right away.',
      action: 'Reset to defaults',
      run: reset,
    });
  return (
    <SettingsForm
      label="Security"
      what="your changes to the security settings"
      form={form}
      onLoadAgain={onLoadAgain}
      actions={
        <Button disabled={form.busy || saved.updatedAt === null} onClick={askToReset}>
          Reset to defaults
        </Button>
      }
    >
      <Sessions defaults={saved.defaults} />
      <Lockout defaults={saved.defaults} />
      <SecondFactorRule defaults={saved.defaults} />
      {dialog}
    </SettingsForm>
  );
};
