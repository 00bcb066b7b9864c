import { CheckboxField, PasswordField, TextField } from '@marketplace/shared/ui/form';
import { fieldOf } from './field-of.ts';
import styles from './login-step.module.css';
import { StepButton } from './step-button.tsx';
import { StepForm } from './step-form.tsx';
import { StepMessage } from './step-message.tsx';
import { useSuggestedPasskey } from './use-suggested-passkey.ts';
import type { SignIn } from './use-sign-in.ts';

export const LoginStep = ({ state, send }: SignIn) => {
  const suggest = useSuggestedPasskey(send);
  return (
    <StepForm send={send} native>
      <TextField
        {...fieldOf(state, 'email')}
        label="Email"
        type="email"
        required
        maxLength={254}
        autoComplete="username webauthn"
        onFocus={() => void suggest()}
        onChange={(event) => send({ kind: 'edited', fields: { email: event.target.value } })}
      />
      <PasswordField
        {...fieldOf(state, 'password')}
        label="Password"
        required
        maxLength={256}
        autoComplete="current-password"
        onChange={(event) => send({ kind: 'edited', fields: { password: event.target.value } })}
      />
      <div className={styles.row}>
        <CheckboxField
          label="Remember me"
          checked={state.fields.remember}
          onChange={(event) => send({ kind: 'edited', fields: { remember: event.target.checked } })}
        />
        <button type="button" className={styles.link} onClick={() => send({ kind: 'forgot' })}>
          Forgot password?
        </button>
      </div>
      <StepMessage state={state} />
      <StepButton busy={state.call?.kind !== 'passkey' && state.call && 'Signing in...'}>Sign In</StepButton>
    </StepForm>
  );
};
