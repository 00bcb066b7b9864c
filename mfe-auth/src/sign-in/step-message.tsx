import { Notice } from '@marketplace/shared/ui';
import { TRIES_PER_CODE } from './flow/limits.ts';
import type { SignInState } from './flow/sign-in-state.ts';
import { STEP_MESSAGE } from './step-ids.ts';
import styles from './step-message.module.css';

/** What to do once a code takes no more tries. */
const usedUp = ({ step, message, wrongCodes, resendAt }: SignInState) => {
  if (step !== 'otpVerification' || message?.tone !== 'danger' || wrongCodes < TRIES_PER_CODE) return undefined;
  const next =
    resendAt === null ? 'Choose Resend OTP to get' : 'When the timer below runs out, choose Resend OTP to get';
  return `This code no longer works after ${TRIES_PER_CODE} wrong tries. ${next} another.`;
};

/** The one message of the moment, with what to do. While a code is sent again it says so, in the place of what it will say then. */
export const StepMessage = ({ state }: { state: SignInState }) => {
  const { message, call } = state;
  if (call?.kind === 'resend-code')
    return (
      <div id={STEP_MESSAGE}>
        <Notice tone="info">Sending a new code...</Notice>
      </div>
    );
  if (!message) return null;
  const advice = usedUp(state) ?? message.advice;
  return (
    <div id={STEP_MESSAGE}>
      <Notice tone={message.tone}>{message.text}</Notice>
      {advice && (
        <p className={styles.advice} role="status">
          {advice}
        </p>
      )}
    </div>
  );
};
