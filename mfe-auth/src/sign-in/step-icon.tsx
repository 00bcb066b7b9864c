import { CircleCheck, KeyRound, LockKeyhole, MailCheck, type LucideIcon } from 'lucide-react';
import type { AuthStep } from './flow/sign-in-state.ts';
import styles from './step-icon.module.css';

const icons: Partial<Record<AuthStep, LucideIcon>> = {
  secondFactor: LockKeyhole,
  forgotPassword: KeyRound,
  otpVerification: MailCheck,
  newPassword: LockKeyhole,
  passwordReset: CircleCheck,
};

/** What a step is about, at a glance; the login step needs none. */
export const StepIcon = ({ step }: { step: AuthStep }) => {
  const Icon = icons[step];
  return (
    Icon && (
      <span className={styles.icon} data-done={step === 'passwordReset' || undefined} aria-hidden>
        <Icon size={22} strokeWidth={1.75} />
      </span>
    )
  );
};
