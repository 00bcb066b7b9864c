import type { ReactNode } from 'react';
import type { SignIn } from './use-sign-in.ts';
import styles from './step-form.module.css';

interface Props {
  send: SignIn['send'];
  /** The browser checks the fields before the machine does. */
  native?: boolean;
  children: ReactNode;
}

/** One column; Enter in a field does the same as the button. However it is sent, no address contains a password. */
export const StepForm = ({ send, native = false, children }: Props) => (
  <form
    className={styles.form}
    method="post"
    noValidate={!native}
    onSubmit={(event) => {
      event.preventDefault();
      send({ kind: 'submitted' });
    }}
  >
    {children}
  </form>
);
