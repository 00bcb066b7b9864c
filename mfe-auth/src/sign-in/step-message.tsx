import { Notice } from '@marketplace/shared/ui';
import { TRIES_PER_CODE } from './flow/limits.ts';
import type { SignInState } from './flow/sign-in-state.ts';
import { STEP_MESSAGE } from './step-ids.ts';
import styles from './step-message.module.css';

/** What to do once a code accepts no more tries. */
const usedUp = ({ step, message, wrongCodes, resendAt }: SignInState) => {
  if (step !== 'otpVerification' || message?.tone !== 'danger' || wrongCodes < TRIES_PER_CODE) return undefined;
  const next =
    resendAt === null ? 'Choose Resend OTP to get' : 'When the timer below runs out, choose Resend OTP to get';
  return `This code no longer works after ${TRIES_PER_CODE} wrong tries. ${next} another.`;
};

/** The current message, with what to do. While a code is being sent again, it says so, in the place of the result. */
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
