import type { InvitationView } from '@marketplace/shared/contracts';
import { marketplace, statusOf } from '@marketplace/shared/http';
import { useNavigate } from '@marketplace/shared/router';
import { notify } from '@marketplace/shared/toast';
import { useState } from 'react';
import { refusalOf, type Refusal } from '../form/refusal.ts';
import { logIn } from '../sign-in/calls/log-in.ts';
import { checkPasswords } from '../sign-in/flow/check-passwords.ts';

const names = ['newPassword', 'confirmPassword'] as const;
export type PasswordName = (typeof names)[number];

const NOT_SET = 'No answer came. Check your connection and try again; what you typed is kept.';

interface Options {
  token: string;
  invitation: InvitationView;
  /** The link was used or withdrawn since the page was opened. */
  onNoGood: () => void;
}

/** From two equal passwords to an open account, signed in. */
export const useAccept = ({ token, invitation, onNoGood }: Options) => {
  const navigate = useNavigate();
  const [passwords, setPasswords] = useState({ newPassword: '', confirmPassword: '' });
  const [{ errors, reason }, setRefused] = useState<Refusal<PasswordName>>({ errors: {} });
  /** Counts the attempts that found errors. */
  const [refusals, setRefusals] = useState(0);
  const [busy, setBusy] = useState(false);

  const change = (name: PasswordName, value: string) => {
    setPasswords((before) => ({ ...before, [name]: value }));
    setRefused({ errors: {} });
  };

  const refuse = (refused: Refusal<PasswordName>) => {
    setRefused(refused);
    setRefusals((count) => count + 1);
  };

  const enter = async () => {
    const { kind } = await logIn({ email: invitation.email, password: passwords.newPassword });
    if (kind === 'signed-in') {
      notify.success(`Welcome, ${invitation.name}. Your account is ready.`);
      return navigate('/', { replace: true });
    }
    notify.success('Your password is set. You can sign in with it now.');
    return navigate('/login', { replace: true });
  };

  const accept = async () => {
    const wrong = checkPasswords(passwords);
    const field = names.find((name) => name === wrong?.field);
    if (wrong && field) return refuse({ errors: { [field]: wrong.text } });
    setBusy(true);
    try {
      await marketplace.post('/auth/invitation/accept', { token, newPassword: passwords.newPassword });
      await enter();
    } catch (error) {
      if (statusOf(error) === 404) onNoGood();
      else refuse(refusalOf(error, names, NOT_SET));
    } finally {
      setBusy(false);
    }
  };

  return { passwords, errors, reason, refusals, busy, change, accept };
};
