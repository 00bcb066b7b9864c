import { useRuntimeConfig } from '@marketplace/shared/config';
import { useState } from 'react';
import { DemoAccounts } from './demo-accounts.tsx';
import { ForgotPasswordStep } from './forgot-password-step.tsx';
import { LoginStep } from './login-step.tsx';
import { SignUpHint } from './sign-up-hint.tsx';
import { StepFrame } from './step-frame.tsx';
import type { AuthStep } from './steps.ts';
import { useLogin } from './use-login.ts';

/** The form side of the authentication screen: one step at a time. */
export const SignInScreen = () => {
  const [step, setStep] = useState<AuthStep>('login');
  const form = useLogin();
  const { demo, signUpUrl } = useRuntimeConfig();
  const go = (next: AuthStep) => {
    form.clearProblem();
    setStep(next);
  };
  return (
    <StepFrame step={step} onStep={go}>
      {step === 'forgotPassword' ? (
        <ForgotPasswordStep />
      ) : (
        <>
          <LoginStep form={form} onForgot={() => go('forgotPassword')} />
          <SignUpHint href={signUpUrl} />
          {demo && <DemoAccounts onPick={(account) => form.change(account)} />}
        </>
      )}
    </StepFrame>
  );
};
