import { PasswordField } from '@marketplace/shared/ui/form';
import { fieldOf } from './field-of.ts';
import { PasswordChecklist } from './password-checklist.tsx';
import { SessionCountdown } from './session-countdown.tsx';
import { StepButton } from './step-button.tsx';
import { StepForm } from './step-form.tsx';
import { StepMessage } from './step-message.tsx';
import type { SignIn } from './use-sign-in.ts';

export const NewPasswordStep = ({ state, send }: SignIn) => (
  <StepForm send={send}>
    {/* Tells password managers whose password this is. */}
    <input type="text" name="username" autoComplete="username" value={state.fields.email.trim()} readOnly hidden />
    <PasswordField
      {...fieldOf(state, 'newPassword')}
      label="New Password"
      required
      maxLength={256}
      autoComplete="new-password"
      onChange={(event) => send({ kind: 'edited', fields: { newPassword: event.target.value } })}
    />
    <PasswordField
      {...fieldOf(state, 'confirmPassword')}
      label="Confirm Password"
      required
      maxLength={256}
      autoComplete="new-password"
      onChange={(event) => send({ kind: 'edited', fields: { confirmPassword: event.target.value } })}
    />
    <PasswordChecklist fields={state.fields} />
    <StepMessage state={state} />
    <StepButton busy={state.call && 'Updating...'} disabled={state.token === null}>
      Update Password
    </StepButton>
    <SessionCountdown state={state} />
  </StepForm>
);
