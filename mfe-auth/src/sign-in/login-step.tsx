import { Button } from '@marketplace/shared/ui';
import { CheckboxField, PasswordField, TextField } from '@marketplace/shared/ui/form';
import styles from './login-step.module.css';
import { LoginProblem } from './login-problem.tsx';
import type { LoginForm } from './use-login.ts';

interface Props {
  form: LoginForm;
  onForgot: () => void;
}

export const LoginStep = ({ form, onForgot }: Props) => {
  const { email, password, remember, busy, problem, change, submit } = form;
  return (
    <form
      className={styles.form}
      onSubmit={(event) => {
        event.preventDefault();
        void submit();
      }}
    >
      <TextField
        label="Email"
        type="email"
        name="email"
        required
        maxLength={254}
        autoComplete="username"
        value={email}
        onChange={(event) => change({ email: event.target.value })}
      />
      <PasswordField
        label="Password"
        name="password"
        required
        maxLength={256}
        autoComplete="current-password"
        value={password}
        onChange={(event) => change({ password: event.target.value })}
      />
      <div className={styles.row}>
        <CheckboxField
          label="Remember me"
          checked={remember}
          onChange={(event) => change({ remember: event.target.checked })}
        />
        <button type="button" className={styles.link} onClick={onForgot}>
          Forgot password?
        </button>
      </div>
      {problem && <LoginProblem problem={problem} />}
      <Button type="submit" kind="primary" size="large" wide busy={busy && 'Signing in...'}>
        Sign In
      </Button>
    </form>
  );
};
