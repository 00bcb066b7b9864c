import { useNavigate } from '@marketplace/shared/router';
import { useState } from 'react';
import { forgetEmail, rememberEmail, useRememberedEmail } from '../device/remembered-email.ts';
import { logIn, type LoginOutcome } from './log-in.ts';

interface Typed {
  email?: string;
  password?: string;
  remember?: boolean;
}

export interface LoginForm {
  email: string;
  password: string;
  remember: boolean;
  busy: boolean;
  problem: Exclude<LoginOutcome, { kind: 'signed-in' }> | null;
  change: (fields: Typed) => void;
  clearProblem: () => void;
  submit: () => Promise<void>;
}

/** The login step: prefilled with the remembered e-mail, and on success off to the dashboard, with no way back here. */
export const useLogin = (): LoginForm => {
  const navigate = useNavigate();
  const remembered = useRememberedEmail();
  const [typed, setTyped] = useState<Typed>({});
  const [busy, setBusy] = useState(false);
  const [problem, setProblem] = useState<LoginForm['problem']>(null);
  const { email = remembered, password = '', remember = remembered !== '' } = typed;

  const submit = async () => {
    setBusy(true);
    setProblem(null);
    const outcome = await logIn({ email: email.trim(), password, rememberMe: remember });
    setBusy(false);
    if (outcome.kind !== 'signed-in') return setProblem(outcome);
    if (remember) rememberEmail(email.trim());
    else forgetEmail();
    await navigate('/', { replace: true });
  };

  return {
    email,
    password,
    remember,
    busy,
    problem,
    change: (fields) => setTyped((was) => ({ ...was, ...fields })),
    clearProblem: () => setProblem(null),
    submit,
  };
};
