import { useRuntimeConfig } from '@marketplace/shared/config';
import { lazy, Suspense, type ComponentType } from 'react';
import { SignOnMessage } from '../sign-on/sign-on-message.tsx';
import { SignOnOffers } from '../sign-on/sign-on-offers.tsx';
import { DemoAccounts } from './demo-accounts.tsx';
import type { AuthStep } from './flow/sign-in-state.ts';
import { ForgotPasswordStep } from './forgot-password-step.tsx';
import { LoginStep } from './login-step.tsx';
import { NewPasswordStep } from './new-password-step.tsx';
import { OtpVerificationStep } from './otp-verification-step.tsx';
import { PasswordResetStep } from './password-reset-step.tsx';
import { NeedsScripts } from './needs-scripts.tsx';
import { PasskeyButton } from './passkey-button.tsx';
import { SecondFactorStep } from './second-factor-step.tsx';
import { SignUpHint } from './sign-up-hint.tsx';
import { StepFrame } from './step-frame.tsx';
import { useSignIn, type SignIn } from './use-sign-in.ts';

/** Not part of the first step. If its code can't be loaded, the server's refusal says the same. */
const RequiredSignOn = lazy(() =>
  import('../sign-on/required-sign-on.tsx').then(
    ({ RequiredSignOn: Offer }) => ({ default: Offer }),
    () => ({ default: () => null }),
  ),
);

const steps: Record<AuthStep, ComponentType<SignIn>> = {
  login: LoginStep,
  secondFactor: SecondFactorStep,
  forgotPassword: ForgotPasswordStep,
  otpVerification: OtpVerificationStep,
  newPassword: NewPasswordStep,
  passwordReset: PasswordResetStep,
};

/** The form side of the authentication screen: one step at a time. */
export const SignInScreen = () => {
  const { state, send } = useSignIn();
  const { demo, signUpUrl } = useRuntimeConfig();
  const Step = steps[state.step];
  return (
    <StepFrame state={state} onBack={() => send({ kind: 'back' })}>
      {state.step === 'login' && <SignOnMessage />}
      <NeedsScripts />
      <Step state={state} send={send} />
      {state.step === 'forgotPassword' && (
        <Suspense>
          <RequiredSignOn email={state.fields.email} onHasCode={() => send({ kind: 'has-code' })} />
        </Suspense>
      )}
      {state.step === 'login' && (
        <>
          <PasskeyButton state={state} send={send} />
          <SignOnOffers email={state.fields.email} rememberMe={state.fields.remember} />
          <SignUpHint href={signUpUrl} />
          {demo && <DemoAccounts onPick={(fields) => send({ kind: 'edited', fields })} />}
        </>
      )}
    </StepFrame>
  );
};
