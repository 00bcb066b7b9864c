import { TextField } from '@marketplace/shared/ui/form';
import styles from './code-field.module.css';
import { fieldOf } from './field-of.ts';
import type { SignIn } from './use-sign-in.ts';

/**
 * One field for the whole code, so that pasting and autofill work; no maxLength, which would cut a pasted "123 456" short.
 * Enter runs the checks itself: a disabled button would keep the form from being submitted.
 */
export const CodeField = ({ state, send }: SignIn) => (
  <TextField
    {...fieldOf(state, 'otp')}
    label="One-time code"
    className={styles.code}
    inputMode="numeric"
    autoComplete="one-time-code"
    required
    onChange={(event) => send({ kind: 'edited', fields: { otp: event.target.value } })}
    onKeyDown={(event) => {
      if (event.key !== 'Enter') return;
      event.preventDefault();
      send({ kind: 'submitted' });
    }}
  />
);
