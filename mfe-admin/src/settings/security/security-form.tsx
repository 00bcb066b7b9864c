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
    text="A session ends when it is too old, or when nobody has used it for a while. Signing in on one device too many ends the oldest session. Shorter times and lower numbers hold at once, also for people who are signed in; longer times from the next sign-in."
  >
    <NumberSetting {...given} name="sessionHours" label="Ends at the latest after" unit="hours" />
    <NumberSetting {...given} name="idleMinutes" label="Ends unused after" unit="minutes" />
    <NumberSetting {...given} name="rememberedDays" label="With “Remember me”, at the latest after" unit="days" />
    <NumberSetting {...given} name="rememberedIdleDays" label="With “Remember me”, unused after" unit="days" />
    <NumberSetting {...given} name="maxSessions" label="Most devices per person" unit="devices" />
  </FieldGroup>
);

const Lockout = (given: Given) => (
  <FieldGroup
    title="Lockout"
    text="After so many failed sign-ins an account takes no password until the time is over, not even the right one. A reset by one-time code ends it earlier."
  >
    <NumberSetting {...given} name="loginAttempts" label="Failed sign-ins of one account" unit="attempts" />
    <NumberSetting {...given} name="lockoutMinutes" label="Counted, and locked, for" unit="minutes" />
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
      text: 'Sessions and lockout go back to their defaults, and no role requires two-step verification any more. Sessions that would then be too old, or too many, end at once.',
      action: 'Reset to defaults',
      run: reset,
    });
  return (
    <SettingsForm
      label="Security"
      what="the security settings that you changed"
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
