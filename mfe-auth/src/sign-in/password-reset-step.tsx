import { StepButton } from './step-button.tsx';
import { StepForm } from './step-form.tsx';
import { StepMessage } from './step-message.tsx';
import type { SignIn } from './use-sign-in.ts';

export const PasswordResetStep = ({ state, send }: SignIn) => (
  <StepForm send={send}>
    <StepMessage state={state} />
    <StepButton>Continue to Login</StepButton>
  </StepForm>
);
