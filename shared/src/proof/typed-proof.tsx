import { fieldsOf, Form, FormError, Refused, useForm, type Errors } from '@marketplace/shared/form';
import { Button } from '@marketplace/shared/ui';
import { useEffect, useRef } from 'react';
import { SECOND_FACTOR_LIMITS, type FreshFactorBody } from '../contracts/index.ts';
import { proofProblem } from './proof-problem.ts';
import styles from './proof.module.css';

export type Typed = 'totp' | 'recoveryCode' | 'password';

interface Values {
  typed: string;
  password: string;
}

interface Props {
  kind: Typed;
  /** The password is typed too. */
  withPassword?: boolean | undefined;
  /** Another way comes first. */
  second?: boolean;
  /** The label of the button. */
  action: string;
  prove: (proof: FreshFactorBody) => Promise<unknown>;
}

const Field = fieldsOf<Values>();

const missing: Record<Typed, string> = {
  totp: 'Enter the 6-digit code from your app.',
  recoveryCode: 'Enter one of your recovery codes.',
  password: 'Enter your password.',
};

const refused: Record<Typed, string> = {
  totp: 'That code isn’t right. Wait for the next one and try again.',
  recoveryCode: 'That isn’t one of your unused recovery codes.',
  password: 'That isn’t your password.',
};

const isComplete = (kind: Typed, typed: string) =>
  kind === 'totp' ? new RegExp(`^\\d{${SECOND_FACTOR_LIMITS.code}}$`).test(typed) : typed !== '';

const proofOf = (kind: Typed, typed: string): FreshFactorBody => {
  if (kind === 'password') return { password: typed };
  return kind === 'totp' ? { code: typed } : { recoveryCode: typed };
};

const common = { name: 'typed', required: true, 'data-autofocus': true } as const;
const passwordField = {
  label: 'Password',
  required: true,
  'data-autofocus': true,
  maxLength: 256,
  autoComplete: 'current-password',
} as const;

const controls = {
  totp: () => (
    <Field.Text
      {...common}
      label="Code from your authenticator app"
      className={styles.code}
      inputMode="numeric"
      autoComplete="one-time-code"
    />
  ),
  recoveryCode: () => (
    <Field.Text
      {...common}
      label="Recovery code"
      className={styles.recovery}
      maxLength={40}
      autoComplete="off"
      autoCapitalize="none"
      spellCheck={false}
      help="One of the codes you saved when you set up two-step verification. Each works once."
    />
  ),
  password: () => <Field.Password {...passwordField} name="typed" />,
};

/** A proof that is typed: a code, a recovery code or the password. */
export const TypedProof = ({ kind, withPassword = false, second = false, action, prove }: Props) => {
  const form = useForm<Values>({
    start: { typed: '', password: '' },
    tidy: ({ typed, password }) => ({ typed: kind === 'password' ? typed : typed.replace(/\s/g, ''), password }),
    check: ({ typed, password }): Errors => ({
      ...(withPassword && password === '' && { password: missing.password }),
      ...(!isComplete(kind, typed) && { typed: missing[kind] }),
    }),
    send: ({ typed, password }) =>
      prove({ ...proofOf(kind, typed), ...(withPassword && { password }) }).catch((error: unknown) => {
        throw new Refused(proofProblem(error, refused[kind]));
      }),
    next: (_answer, values) => values,
  });
  const element = useRef<HTMLDivElement>(null);
  // A refused proof is typed again.
  useEffect(() => {
    const input = form.attempts > 0 ? element.current?.querySelector('input') : null;
    input?.focus();
    input?.select();
  }, [form.attempts]);
  const Control = controls[kind];
  return (
    <div ref={element}>
      <Form form={form} className={styles.form}>
        {withPassword && <Field.Password {...passwordField} name="password" />}
        <Control />
        <FormError />
        <Button
          type="submit"
          kind={second ? 'secondary' : 'primary'}
          size="large"
          wide
          busy={form.busy && 'Checking...'}
        >
          {action}
        </Button>
      </Form>
    </div>
  );
};
