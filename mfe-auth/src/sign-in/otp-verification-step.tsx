import { useRuntimeConfig } from '@marketplace/shared/config';
import { CodeField } from './code-field.tsx';
import { DemoMailbox } from './demo-mailbox.tsx';
import { OTP_LENGTH } from './flow/limits.ts';
import { ResendCode } from './resend-code.tsx';
import { StepButton } from './step-button.tsx';
import { StepForm } from './step-form.tsx';
import { StepMessage } from './step-message.tsx';
import type { SignIn } from './use-sign-in.ts';

export const OtpVerificationStep = ({ state, send }: SignIn) => {
  const { demo } = useRuntimeConfig();
  const { fields, call } = state;
  return (
    <>
      <StepForm send={send}>
        <CodeField state={state} send={send} />
        <StepMessage state={state} />
        <StepButton busy={call?.kind === 'verify-code' && 'Verifying...'} disabled={fields.otp.length !== OTP_LENGTH}>
          Verify OTP
        </StepButton>
      </StepForm>
      <ResendCode state={state} onResend={() => send({ kind: 'resend' })} />
      {demo && <DemoMailbox email={fields.email.trim()} />}
    </>
  );
};
